/** Replaces no-break spaces, wide and narrow, as `readText` does for a page. */
export const withPlainSpaces = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
