// A plugin of Stryker that leaves wording alone: what an error says to a log or a developer, and what zod calls an
// issue. Kept small on purpose: whatever a buyer, an operator or another module reads is not wording.

/**
 * @typedef {object} NodePath the part of Babel's paths that is used here
 * @property {{ name: string, value: string }} node of an identifier or a string
 * @property {NodePath} parentPath
 * @property {(key: string) => NodePath} get
 * @property {(wanted?: { name: string }) => boolean} isIdentifier
 * @property {() => boolean} isStringLiteral
 * @property {() => boolean} isTemplateLiteral
 * @property {() => boolean} isNewExpression
 * @property {() => boolean} isObjectProperty
 * @property {() => boolean} isCallExpression
 */

const isError = (/** @type {NodePath} */ callee) =>
  callee.isIdentifier() && /(?:Error|Unavailable|Forged|Refused)$/.test(callee.node.name);

/**
 * Why a string need not be tested; undefined where it must.
 * @param {NodePath} path
 */
function reasonToIgnore(path) {
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
  const { parentPath: parent } = path;
  // The class of an error decides what follows; its message goes to the log.
  if (parent.isNewExpression() && isError(parent.get('callee'))) return 'message of an error';
  // Codes have no spaces and are tested; sentences are for the content's editors.
  if (path.isStringLiteral() && path.node.value.includes(' ') && isRefinement(parent))
    return 'sentence about invalid content';
  if (parent.isObjectProperty() && parent.get('key').isIdentifier({ name: 'code' }))
    return path.node.value === 'custom' ? 'name that zod gives an issue' : undefined;
  return undefined;
}

/** @param {NodePath} parent */
function isRefinement(parent) {
  return (
    parent.isCallExpression() && parent.get('callee.property').isIdentifier?.({ name: 'refine' })
  );
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'wording', value: { shouldIgnore: reasonToIgnore } },
];
