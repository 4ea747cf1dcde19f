import { execFileSync, spawnSync } from 'node:child_process';

/** Whether there is a program to read what was printed (Debian's `poppler-utils`). */
export const canReadSheets = () => spawnSync('pdftotext', ['-v']).status === 0;

/**
 * The headings at the foot of a sheet, which belong to what follows on the next one.
 * @param {import('../browsers.mjs').Browser} browser with the page that was printed
 * @param {Uint8Array} pdf
 * @returns {Promise<string[]>}
 */
export async function findStrandedHeadings(browser, pdf) {
  /** @type {string[]} */
  const headings = await browser.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3)'), (heading) =>
      (heading.textContent ?? '')
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).filter((text) => text !== ''),
  );
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
  // Each sheet ends with a form feed; the last one ends with the page.
  const sheets = text.split('\f').slice(0, -2);
  return sheets.flatMap((sheet, index) => {
    const [line = ''] = sheet.trimEnd().split('\n').slice(-1);
    const last = line.replace(/\s+/g, ' ').trim();
    const isHeading = last !== '' && headings.some((heading) => heading.endsWith(last));
    return isHeading ? [`sheet ${index + 1} ends with the heading “${last}”`] : [];
  });
}
