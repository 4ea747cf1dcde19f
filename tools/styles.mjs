import customMedia from 'postcss-custom-media';

/** Later layers win over earlier ones, as `@layer tokens, base, components, screens;` says in app/styles/site.css. */
export const layers = ['tokens', 'base', 'components', 'screens'];

/**
 * Takes the cascade layers out of a sheet with its imports, for browsers that know none: their content follows in the order of
 * the layers. A sheet of a higher layer therefore has to be linked after those of lower ones (tests/contract/styles.test.ts);
 * unlike real layers, selectors still weigh by their specificity.
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

/** Makes sheets that old browsers read as well; nesting is flattened by `build.cssTarget` (vite.config.ts). */
export const stylePlugins = [customMedia(), flattenLayers()];
