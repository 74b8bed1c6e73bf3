import { afterEach, expect, test, vi } from 'vitest';
import { createPolicy, trustHtml } from './trusted-types.ts';

type Rule = (text: string, kind?: string) => string | null;

/** The policy as a browser has it, which asks its rules with a kind for a plain text. */
function policyOfBrowser(): { html: Rule; script: Rule } {
  const rules: Record<string, Rule> = {};
  const trustedTypes = {
    defaultPolicy: null as unknown,
    createPolicy: (name: string, created: Record<string, Rule>) => {
      expect([name, trustedTypes.defaultPolicy]).toEqual(['default', null]);
      trustedTypes.defaultPolicy = Object.assign(rules, created);
    },
  };
  vi.stubGlobal('window', { trustedTypes });
  createPolicy();
  createPolicy();
  return { html: (text, kind) => rules.createHTML?.(text, kind) ?? null, script: rules.createScript as Rule };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  '<img src="/x" onerror="alert(1)">',
  '<svg/><img>',
  '<svg onload="alert(1)"/>',
  '<script>alert(1)</script>',
  '<span aria-hidden="true" onclick="alert(1)">',
  '<iframe srcdoc="x">',
  '<',
])('a program that writes %s as a plain text is refused', (html) => {
  expect(policyOfBrowser().html(html, 'TrustedHTML')).toBeNull();
});

test.each(['', '12', '&#x2212;', '<svg/>', '<script></script>', '<span aria-hidden="true">+</span>'])(
  'a library may write %s, which does nothing',
  (html) => {
    expect(policyOfBrowser().html(html, 'TrustedHTML')).toBe(html);
  },
);

test('no plain text becomes a script', () => {
  expect(policyOfBrowser().script('1', 'TrustedScript')).toBeNull();
});

test('the shop’s own HTML is trusted by a browser, by one without trusted types and by the server', () => {
  expect(trustHtml('<b>1</b>')).toBe('<b>1</b>');
  policyOfBrowser();
  expect(trustHtml('<b>1</b>')).toBe('<b>1</b>');
  vi.stubGlobal('window', {});
  createPolicy();
  expect(trustHtml('<b>1</b>')).toBe('<b>1</b>');
});
