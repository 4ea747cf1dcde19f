/** The most pixels a picture may have; more would take the encoder too much memory. */
export const maxPixels = 50_000_000;

export type Size = { width: number; height: number };

const marks = { image: 0xd8ff, scan: 0xda, end: Buffer.from([0xff, 0xd9]) };

/** Markers C0 to CF state the size, except those of tables and of arithmetic coding (ITU-T T.81, table B.1). */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/**
 * What is wrong with a picture's file, found without decoding it: another format, an incomplete copy, too many pixels,
 * or another size than stated; undefined if nothing is. Width and height may be swapped: a camera held upright notes only that it was.
 */
export function findJpegProblem(bytes: Buffer, stated?: Size): string | undefined {
  if (bytes.length < 4 || bytes.readUInt16LE(0) !== marks.image || bytes[2] !== 0xff) {
    return 'is not a JPEG file';
  }
  const { size, scanAt } = readHeader(bytes);
  // Within the picture's data, every byte FF is followed by 00: these two are its end, wherever a camera appends more.
  if (!size || !bytes.includes(marks.end, scanAt)) return 'is incomplete';
  if (size.width * size.height > maxPixels)
    return `has more than ${maxPixels / 1_000_000} million pixels`;
  if (!stated || isSame(size, stated) || isSame(size, turned(stated))) return undefined;
  return `has ${inWords(size)} pixels, not ${inWords(stated)}`;
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
const turned = ({ width, height }: Size): Size => ({ width: height, height: width });
const inWords = ({ width, height }: Size) => `${width} × ${height}`;

/** The segments before the picture's data; each states its length. */
function readHeader(bytes: Buffer): { size: Size | undefined; scanAt: number } {
  let size: Size | undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes.readUInt8(at + 1);
    if (mark === marks.scan) break;
    // Any number of FF may precede a marker.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(mark)) {
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { size, scanAt: at };
}
