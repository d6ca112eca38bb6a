"""Pikit: roll two dice for Kaijū and Mecha, play them or keep them. A module is a chapter of the rulebook."""
