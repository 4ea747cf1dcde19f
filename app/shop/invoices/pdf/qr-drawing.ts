import type PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';

/** Draws a QR code as vector squares, which are sharp on paper. @param place in points (1/72 inch) */
export function drawQr(
  pdf: InstanceType<typeof PDFDocument>,
  text: string,
  place: { x: number; y: number; size: number },
): void {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = place.size / count;
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      pdf.rect(place.x + column * module, place.y + row * module, module, module);
    }
  }
  pdf.fill('#000000');
}
