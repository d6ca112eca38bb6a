import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline, watchServer } from './device/app/server.svelte';
import { followPointer } from './device/input/pointer';
import { show } from './device/settings.svelte';

show();
followPointer();
mount(App, { target: document.getElementById('app')! });
void watchServer();
keepOffline();
