import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { show } from './device/settings.svelte';

show();
mount(App, { target: document.getElementById('app')! });
