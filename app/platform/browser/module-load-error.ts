/** Its message is the address: the script of a page could not be loaded, and the document was reloaded for one a moment ago. */
export class ModuleLoadError extends Error {}
