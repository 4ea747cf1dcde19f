import type PDFDocument from 'pdfkit';

/**
 * Writes the document's title and the page's number at the head of every page but the first, which begins with the title.
 * @param pdf with its pages buffered, and the font set
 * @param left in points
 */
export function numberPages(
  pdf: InstanceType<typeof PDFDocument>,
  title: string,
  left: number,
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start + 1; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.text(`${title} · ${page + 1}/${count}`, left, 30, { lineBreak: false });
  }
}
