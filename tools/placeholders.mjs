// What the code fills in where a text says `{{name}}`.

/** @type {(text: string) => readonly string[]} */
const placeholdersIn = (text) => text.match(/\{\{\w+\}\}/g) ?? [];

/**
 * Those of a text that another one lacks.
 * @param {string} text
 * @param {string} other
 * @returns {string[]}
 */
export function comparePlaceholders(text, other) {
  const known = placeholdersIn(other);
  return placeholdersIn(text).filter((placeholder) => !known.includes(placeholder));
}

const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * A text with its other plural forms: what is filled into one can be filled into each.
 * @param {Record<string, unknown>} texts
 * @param {string} key
 */
export function joinForms(texts, key) {
  const name = key.replace(plural, '');
  const forms = Object.keys(texts).filter((form) => form.replace(plural, '') === name);
  return forms.map((form) => texts[form]).join(' ');
}

/**
 * What a hotel's wordings leave out of the engine's texts, a line for each. It may be meant, such as a telephone number, or be
 * what the law asks for. The number of a singular often is a word.
 * @param {Record<string, unknown>} texts the engine's
 * @param {Record<string, unknown>} own the hotel's, with keys of the engine only
 * @param {string} parent the keys above, `form.hints.`
 * @returns {string[]}
 */
export function listOmissions(texts, own, parent = '') {
  return Object.entries(own).flatMap(([key, value]) => {
    const base = texts[key];
    if (typeof value !== 'string')
      return listOmissions(Object(base), Object(value), `${parent}${key}.`);
    return comparePlaceholders(String(base), value)
      .filter((placeholder) => placeholder !== '{{count}}')
      .map((placeholder) => `${parent}${key} leaves out ${placeholder}`);
  });
}
