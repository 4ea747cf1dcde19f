/**
 * A page's script could not be loaded although the document was reloaded a moment ago. The message is the script's
 * URL.
 */
export class ModuleLoadError extends Error {}
