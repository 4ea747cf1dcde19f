/** Whether every language, width and kind of browser is tested (`npm run test:matrix`), not the default selection. */
export const isMatrix = process.env.TEST_MATRIX === '1';

/** The default selection, or everything in the matrix. */
export const choose = <const T>(usual: readonly NoInfer<T>[], all: readonly T[]): readonly T[] =>
  isMatrix ? all : usual;
