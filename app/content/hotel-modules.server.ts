/** Each file of the hotel with its exports, by its path from the folder in which the site is started (decision 0100). */
export const hotelModules = Object.fromEntries(
  Object.entries(import.meta.glob<object>('#hotel/**/*.ts', { eager: true })).map(
    ([path, exports]) => [path.replace(/^\//, ''), exports],
  ),
);
