/** The harness page: the RARRR!! table without the shell. Not part of the bundle; see table.py. */
import { mount } from 'svelte';
import '../../../styles/base.css';
import Gallery from './Gallery.svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
const target = document.querySelector('#app') as HTMLElement;
mount(query.has('gallery') ? Gallery : Harness, { target, props: { query } });
