import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<button>inside</button>' }));

function opener(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

test('a dialog that closes gives the focus back to what opened it', () => {
  const button = opener();
  const { unmount } = render(Dialog, { title: 'x', onclose: () => {}, children });
  screen.getByText('inside').focus();
  unmount();
  expect(document.activeElement).toBe(button);
});

test('a focus that was set since then stays', () => {
  opener();
  const { unmount } = render(Dialog, { title: 'x', onclose: () => {}, children });
  const next = opener();
  unmount();
  expect(document.activeElement).toBe(next);
});
