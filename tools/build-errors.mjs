/**
 * Removes from a build's error the list of all files read so far: printed below the message, hundreds of lines push
 * file and line of the mistake off the screen.
 * @returns {import('vite').Plugin}
 */
export const shortBuildErrors = () => ({
  name: 'murva-short-build-errors',
  buildEnd(error) {
    if (error && 'watchFiles' in error) delete error.watchFiles;
  },
});
