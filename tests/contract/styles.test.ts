import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { describe, expect, it, test } from 'vitest';
import { flattenLayers, layers, stylePlugins } from '../../tools/styles.mjs';
import { listFiles, listImports, listModules, root } from '../support/source-files';

const sheets = listFiles('app', /\.css$/).map((path) => ({
  path,
  sheet: postcss.parse(readFileSync(join(root, path), 'utf8'), { from: path }),
}));
const breakpoints = 'app/styles/breakpoints.css';
const isToken = (path: string) =>
  path === 'app/styles/tokens.css' || path.startsWith('app/hotel/brand');

const isAtRule = (node: postcss.Node | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && (node as AtRule).name === name;

function isWithin(node: postcss.Node, name: string, params: string): boolean {
  for (let parent: postcss.Node | undefined = node.parent; parent; parent = parent.parent) {
    if (isAtRule(parent, name) && parent.params === params) return true;
  }
  return false;
}

const isLayer = (node: ChildNode): node is AtRule => isAtRule(node, 'layer') && Boolean(node.nodes);

const importsOf = (path: string, sheet: Root) =>
  sheet.nodes
    .filter((node) => isAtRule(node, 'import'))
    .map(({ params }) => posix.join(dirname(path), params.replaceAll("'", '')));

/** `path: declaration` for every match. */
function findDeclarations(isFound: (found: Declaration, path: string) => boolean): string[] {
  return sheets.flatMap(({ path, sheet }) => {
    const found: string[] = [];
    sheet.walkDecls((declaration) => {
      if (isFound(declaration, path)) found.push(`${path}: ${declaration.toString()}`);
    });
    return found;
  });
}

test('text on dark ground does not depend on :is(), which Chrome before 88 lacks', () => {
  const isDropped = ({ parent }: Declaration) =>
    parent?.type === 'rule' && (parent as Rule).selector.includes(':is(');
  const hasOwnGround = ({ parent }: Declaration) =>
    parent?.some((node) => node.type === 'decl' && (node as Declaration).prop === 'background');
  const found = findDeclarations(
    (found) =>
      found.prop === 'color' &&
      /inverse|inherit/.test(found.value) &&
      isDropped(found) &&
      !hasOwnGround(found),
  );
  expect(found).toEqual([]);
});

test('an estimate ends by an animation only where WebKit, which then paints nothing, has no part in it', () => {
  const found = findDeclarations(
    (found) =>
      found.value.includes('lay-out ') && !isWithin(found, 'supports', '(overflow-anchor: auto)'),
  );
  expect(found).toEqual([]);
});

test('Safari, which knows no thickness in the shorthand, underlines all that is underlined', () => {
  const found = findDeclarations(
    ({ prop, value }) => prop === 'text-decoration' && value.includes(' '),
  );
  expect(found).toEqual([]);
});

test('app/styles has only the sheets of every page; others are beside their feature', () => {
  const general = sheets.map(({ path }) => path).filter((path) => path.startsWith('app/styles/'));
  expect(general.map((path) => posix.basename(path, '.css'))).toEqual([
    'base',
    'breakpoints',
    'large-text',
    'page-end',
    'print',
    'site',
    'tokens',
  ]);
});

test('each sheet is in one layer', () => {
  const isHead = (node: ChildNode): boolean =>
    node.type === 'comment' ||
    isAtRule(node, 'import') ||
    (isAtRule(node, 'layer') && !isLayer(node));
  for (const { path, sheet } of sheets.filter((each) => each.path !== breakpoints)) {
    const content = sheet.nodes.filter((node) => !isHead(node));
    // A sheet without its own rules only imports others.
    if (content.length === 0) expect(importsOf(path, sheet).length, path).toBeGreaterThan(1);
    else expect(content.map(isLayer), path).toEqual([true]);
    for (const { params } of content.filter(isLayer)) expect(layers, path).toContain(params);
  }
});

test('the layers’ order is the same in the sheets and in the build', () => {
  const [site] = sheets.filter(({ path }) => path === 'app/styles/site.css');
  expect(site?.sheet.nodes.find((node) => isAtRule(node, 'layer'))?.toString()).toBe(
    `@layer ${layers.join(', ')}`,
  );
});

test('a page links higher layers after lower ones', () => {
  const byPath = new Map(sheets.map(({ path, sheet }) => [path, sheet]));
  const heightsOf = (path: string): number[] => {
    const sheet = byPath.get(path);
    if (!sheet) return [];
    const own = sheet.nodes.filter(isLayer);
    return [
      ...importsOf(path, sheet).flatMap(heightsOf),
      ...own.map(({ params }) => layers.indexOf(params)),
    ];
  };
  let count = 0;
  for (const route of listModules('app/routes')) {
    const text = readFileSync(join(root, route), 'utf8');
    const [, links = ''] = /LinksFunction = \(\) => \[([\s\S]*?)\];/.exec(text) ?? [];
    const targets = new Map(
      listImports(route).map(({ specifier, target }) => [specifier, target ?? '']),
    );
    const heights = [...links.matchAll(/href: (\w+) \}/g)].map(([, name]) => {
      const [, specifier = ''] = new RegExp(`import ${name} from '([^']+)'`).exec(text) ?? [];
      const found = heightsOf(targets.get(specifier) ?? '');
      expect(found.length, `${route}: ${name}`).toBeGreaterThan(0);
      return Math.max(...found);
    });
    expect(heights, route).toEqual(heights.toSorted((a, b) => a - b));
    count += heights.length;
  }
  expect(count).toBeGreaterThan(20);
});

test('media queries use only the named breakpoints', () => {
  const sizes = sheets.flatMap(({ path, sheet }) => {
    const found: string[] = [];
    sheet.walkAtRules('media', ({ params }) => {
      if (/width|height/.test(params)) found.push(`${path}: ${params}`);
    });
    return found;
  });
  expect(sizes).toEqual([]);
});

test('the breakpoints are the specification’s, one for 320 px and one for very large text', () => {
  // At 1250 nothing changes (docs/decisions/0046).
  const specified = [500, 600, 800, 900, 1000, 1080, 1600];
  const widths = new Set<number>();
  const [found] = sheets.filter(({ path }) => path === breakpoints);
  found?.sheet.walkAtRules('custom-media', ({ params }) => {
    const [, end, em] = /\((min|max)-width: ([\d.]+)em\)/.exec(params) ?? [];
    if (em) widths.add(Number(em) * 16 - (end === 'min' ? 1 : 0));
  });
  expect([...widths].sort((a, b) => a - b)).toEqual([319, 359, ...specified]);
});

test('content is at most 1920 px wide, as the specification has it', () => {
  const widths = findDeclarations(({ prop, parent }) => {
    const isWrap = parent?.type === 'rule' && (parent as Rule).selector === '.wrap';
    return isWrap && prop === 'max-width';
  });
  expect(widths).toContain('app/styles/base.css: max-width: 1920px');
});

test('every breakpoint in use is defined, and every defined one is used', () => {
  const names = (text: string) => [...text.matchAll(/(?<=^|\()--[\w-]+/g)].map(([name]) => name);
  const defined = new Set<string>();
  const used = new Set<string>();
  for (const { path, sheet } of sheets) {
    sheet.walkAtRules('custom-media', ({ params }) => {
      for (const name of names(params)) defined.add(name);
    });
    const own = new Set<string>();
    sheet.walkAtRules('media', ({ params }) => {
      for (const name of names(params)) own.add(name);
    });
    for (const name of own) used.add(name);
    expect(importsOf(path, sheet).includes(breakpoints), path).toBe(own.size > 0);
  }
  expect([...used].sort()).toEqual([...defined].sort());
});

describe('type', () => {
  // Paper has sizes of its own, in points.
  const onScreen = (path: string) => !path.endsWith('print.css');

  /** Pixels that a value gives at least: `clamp()` by its first, `max()` by its greatest length; em of the smallest text. */
  const leastSize = (value: string): number => {
    const [guaranteed] = /^clamp\([^,]+/.exec(value) ?? [value];
    const sizes = [...guaranteed.matchAll(/([\d.]+)(px|rem|em)\b/g)].map(
      ([, size, unit = '']) => Number(size) * ({ px: 1, rem: 16, em: 14 }[unit] ?? NaN),
    );
    return sizes.length === 0 ? Infinity : Math[value.startsWith('max(') ? 'max' : 'min'](...sizes);
  };
  const shorthand = /^(?:\d+ )?(.+?) ?\/ ?([\d.]+) var\((--\w+)\)$/;

  it('is nowhere smaller than 14 px', () => {
    const small = findDeclarations(({ prop, value }, path) => {
      if (!onScreen(path) || !/^(font|font-size|--s\d)$/.test(prop)) return false;
      return leastSize(prop === 'font' ? (shorthand.exec(value)?.[1] ?? '') : value) < 14;
    });
    expect(small).toEqual([]);
  });

  it('has a leading of at least 1.08 where it is display type', () => {
    const tight = findDeclarations(({ prop, value }, path) => {
      if (!onScreen(path)) return false;
      const [, , leading, family] = (prop === 'font' && shorthand.exec(value)) || [];
      return prop === 'line-height'
        ? Number(value) < 1.08
        : family === '--display' && Number(leading) < 1.08;
    });
    expect(tight).toEqual([]);
  });

  it('is given in one form', () => {
    const other = findDeclarations(
      ({ prop, value, parent }) =>
        prop === 'font' &&
        value !== 'inherit' &&
        !isAtRule(parent, 'font-face') &&
        !shorthand.test(value),
    );
    expect(other).toEqual([]);
  });
});

test('nothing is `!important` except for print', () => {
  const isOnPaper = (node: Declaration, path: string) =>
    path.endsWith('print.css') || isWithin(node, 'media', 'print');
  expect(
    findDeclarations((each, path) => Boolean(each.important) && !isOnPaper(each, path)),
  ).toEqual([]);
});

test('colours are defined only in the tokens, and named by their role', () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
  const named = /\b(?:black|white|red|green|blue|gr[ae]y|orange|brown|beige|ivory)\b/i;
  const isLiteral = ({ value }: Declaration) => literal.test(value) || named.test(value);
  expect(findDeclarations((each, path) => isLiteral(each) && !isToken(path))).toEqual([]);
  const colours = findDeclarations(
    ({ prop, value }) => prop.startsWith('--') && literal.test(value),
  );
  expect(colours.length).toBeGreaterThan(25);
  const byLook = /--[\w-]*(?:paper|sand|stone|murva|terra|olive|sea|apricot|night|lime)\b/;
  expect(colours.filter((each) => byLook.test(each))).toEqual([]);
});

test('every custom property in use is defined, and every defined one is used', () => {
  const defined = new Set<string>();
  const used = new Set<string>();
  for (const { sheet } of sheets) {
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) defined.add(prop);
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    });
  }
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

describe('older browsers', () => {
  /** Whether only browsers with :has() read the declaration. */
  const isForNewer = (node: postcss.Node): boolean => {
    const { parent } = node;
    if (parent?.type !== 'rule') return false;
    return (parent as Rule).selector.includes(':has(') || isForNewer(parent);
  };

  it('do not show a closed dialog, which they do not know as one', () => {
    const classes = listModules('app').flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(/<dialog\s[^>]*?className="([\w-]+)/g),
      ].map(([, name = '']) => name),
    );
    expect(classes).toContain('side-cart');
    const hidden = new Set<string>();
    for (const { sheet } of sheets) {
      sheet.walkDecls('display', ({ value, parent }) => {
        if (value === 'none') hidden.add((parent as Rule).selector);
      });
    }
    const shown = classes.filter(
      (name) => !hidden.has(`.${name}`) && !hidden.has(`.${name}:not([open])`),
    );
    expect(shown).toEqual([]);
  });

  it('without :has() keep the outline that others replace with its help', () => {
    const lost = findDeclarations(
      (each) =>
        each.prop === 'outline' &&
        /^(?:none|0)$/.test(each.value) &&
        !isWithin(each, 'media', 'print') &&
        // What takes the focus from scripts only.
        !(each.parent as Rule).selector.endsWith(':focus') &&
        !isForNewer(each),
    );
    expect(lost).toEqual([]);
  });

  it('without :has() lose no other selector of its rule', () => {
    const mixed: string[] = [];
    for (const { path, sheet } of sheets) {
      sheet.walkRules(({ selectors }) => {
        const count = selectors.filter((selector) => selector.includes(':has(')).length;
        if (count > 0 && count < selectors.length) mixed.push(`${path}: ${selectors.join(', ')}`);
      });
    }
    expect(mixed).toEqual([]);
  });
});

describe('layers and breakpoints in the build', () => {
  const build = (text: string) =>
    postcss(stylePlugins).process(text, { from: undefined }).css.replace(/\s+/g, ' ').trim();

  it('outputs content in layer order, and keeps the order within a layer', () => {
    const text = `@layer base, screens;
      @layer screens { .c { top: 0 } }
      @layer base { a { top: 0 } }
      @layer screens { .d { top: 0 } }`;
    expect(build(text)).toBe('a { top: 0 } .c { top: 0 } .d { top: 0 }');
  });

  it('fills in the breakpoints', () => {
    const text =
      '@custom-media --small (max-width: 30em); @layer base { @media (--small) { a { top: 0 } } }';
    expect(build(text)).toBe('@media (max-width: 30em) { a { top: 0 } }');
  });

  it.each(['a { top: 0 }', '@layer other { a { top: 0 } }'])('refuses %s', (text) => {
    const flatten = () => postcss([flattenLayers()]).process(text, { from: undefined }).css;
    expect(flatten).toThrow('Outside of the layers');
  });
});
