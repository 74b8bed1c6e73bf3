import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionMark } from '#ui/session/session-mark.ts';
import { SessionNotice } from './session-notice.tsx';

test('the document that says what became of a session forgets it by itself, before any script has come', () => {
  const view = { tone: 'warning', title: 'Vous avez été déconnecté.', text: 'Reconnectez-vous.' } as const;
  const router = createMemoryRouter([{ path: '*', element: <SessionNotice view={view} /> }]);
  const html = renderToString(<RouterProvider router={router} />);
  const [, program = ''] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(program).toContain(sessionMark);
  expect(program).toMatch(/replaceState/);
});
