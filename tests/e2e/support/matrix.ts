/** Whether every language, width and kind of browser is wanted (`npm run test:matrix`), not the usual selection. */
export const isMatrix = process.env.TEST_MATRIX === '1';

/** What the usual run looks at, or all there is in the matrix. */
export const choose = <const T>(usual: readonly NoInfer<T>[], all: readonly T[]): readonly T[] =>
  isMatrix ? all : usual;
