import customMedia from 'postcss-custom-media';

/** Later layers override earlier ones, in the order of `@layer tokens, base, components, screens;` in app/styles/site.css. */
export const layers = ['tokens', 'base', 'components', 'screens'];

/**
 * Flattens the cascade layers of a sheet and its imports, for browsers that do not support them: their content is output in
 * layer order. A sheet of a higher layer must therefore be linked after those of lower ones (tests/contract/styles.test.ts);
 * unlike with real layers, specificity still counts across layers.
 *
 * @returns {import('postcss').Plugin}
 */
export function flattenLayers() {
  return {
    postcssPlugin: 'flatten-layers',
    OnceExit(root) {
      /** @type {Map<string, import('postcss').ChildNode[]>} */
      const content = new Map(layers.map((name) => [name, []]));
      for (const node of root.nodes.slice()) {
        if (node.type === 'comment' || isOrder(node)) {
          node.remove();
          continue;
        }
        const layer = node.type === 'atrule' && node.name === 'layer' ? node.params : undefined;
        const nodes = layer && content.get(layer);
        if (node.type !== 'atrule' || !nodes)
          throw node.error(`Outside of the layers ${layers.join(', ')}`);
        nodes.push(...(node.nodes ?? []));
      }
      root.removeAll();
      for (const nodes of content.values()) root.append(nodes);
    },
  };
}

/** @param {import('postcss').ChildNode} node */
const isOrder = (node) => node.type === 'atrule' && node.name === 'layer' && !node.nodes;

/** For older browsers; nesting is flattened by `build.cssTarget` (vite.config.ts). */
export const stylePlugins = [customMedia(), flattenLayers()];
