// Styles first: components may then override the base classes.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './app/me.svelte';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';

router.start();
await settings.start();
const loading = me.load();
mount(App, { target: document.getElementById('app')! });
await loading;
