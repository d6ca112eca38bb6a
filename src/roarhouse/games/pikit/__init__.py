"""Pikit: roll two dice for Kaijū and Mecha, play them or keep them."""
