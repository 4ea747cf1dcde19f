import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from '~/platform/text/markup';

const signs = `&amp; <b> "it's"`;

test('text between tags, as Canonical XML has it', () => {
  expect(escapeText(signs)).toBe(`&amp;amp; &lt;b&gt; "it's"`);
  expect(escapeText('a\tb\nc\rd')).toBe('a\tb\nc&#xD;d');
});

test('an attribute keeps its tabs and line ends, which a parser would turn into spaces', () => {
  expect(escapeAttribute(signs)).toBe('&amp;amp; &lt;b&gt; &quot;it&#x27;s&quot;');
  expect(escapeAttribute('a\tb\nc\rd')).toBe('a&#x9;b&#xA;c&#xD;d');
});

test.each([
  ['control characters', '\u0000a\u0008b\u000bc\u001f', 'abc'],
  ['half of a pair', 'a\ud834', 'a'],
  ['what is no character', 'a\ufffe\uffff', 'a'],
  ['letters of every plane', 'ž€𝄞\u0085', 'ž€𝄞\u0085'],
])('only characters that XML allows: %s', (_, given, expected) => {
  expect(escapeText(given)).toBe(expected);
  expect(escapeAttribute(given)).toBe(expected);
});

test('an attribute is escaped as React does, whose emails are searched for it', () => {
  expect(renderToStaticMarkup(createElement('i', null, signs))).toBe(
    `<i>${escapeAttribute(signs)}</i>`,
  );
});
