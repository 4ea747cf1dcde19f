import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '~/components/ui/picture';

const image = { id: 'hero', alt: 'A "hill" town', width: 700, height: 400, hash: 'abc' };

test('a picture loads lazily', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" className="wide" />);
  expect(html).toContain('class="picture wide"');
  expect(html).toContain('loading="lazy" decoding="async"');
  expect(html).toContain('width="700" height="400"');
  expect(html).toContain('alt="A &quot;hill&quot; town"');
  expect(html).toContain(
    'srcSet="/assets/hero?key=xs&amp;v=abc 320w, /assets/hero?key=sm&amp;v=abc 640w, /assets/hero?key=md&amp;v=abc 700w"',
  );
  expect(html).not.toContain('style=');
});

test('the first picture has priority', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" priority />);
  expect(html).toContain('fetchpriority="high"');
  expect(html).toContain('class="picture"');
  expect(html).not.toContain('lazy');
});
