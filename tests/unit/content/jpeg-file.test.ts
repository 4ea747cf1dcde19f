import { describe, expect, it } from 'vitest';
import { findJpegProblem } from '~/content/jpeg-file';
import { makeJpeg } from '../../support/small-jpeg';

const size = { width: 800, height: 600 };
const jpeg = makeJpeg(800, 600);

describe('a picture’s file', () => {
  it('is accepted if it has the stated size, lying or upright', () => {
    expect(findJpegProblem(jpeg, size)).toBeUndefined();
    expect(findJpegProblem(jpeg, { width: 600, height: 800 })).toBeUndefined();
    expect(findJpegProblem(jpeg)).toBeUndefined();
  });

  it('may have a thumbnail before its data and anything after them', () => {
    const thumbnail = makeJpeg(16, 16);
    const note = Buffer.from([0xff, 0xe1, 0, thumbnail.length + 2]);
    const photo = Buffer.concat([jpeg.subarray(0, 2), note, thumbnail, jpeg.subarray(2)]);
    expect(findJpegProblem(Buffer.concat([photo, jpeg]), size)).toBeUndefined();
    expect(findJpegProblem(photo.subarray(0, -1), size)).toBe('is incomplete');
  });

  it.each([
    ['another format', Buffer.from('<svg/>'), 'is not a JPEG file'],
    ['nothing', Buffer.alloc(0), 'is not a JPEG file'],
    ['a mark only', jpeg.subarray(0, 3), 'is not a JPEG file'],
    ['a header that breaks off', jpeg.subarray(0, 8), 'is incomplete'],
    ['data that break off', jpeg.subarray(0, -1), 'is incomplete'],
    ['too many pixels', makeJpeg(10_000, 5_001), 'has more than 50 million pixels'],
    ['another size', makeJpeg(800, 601), 'has 800 × 601 pixels, not 800 × 600'],
  ])('with %s is refused', (_, bytes, problem) => {
    expect(findJpegProblem(bytes, size)).toBe(problem);
  });
});
