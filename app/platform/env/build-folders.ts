// Only Vite knows it: tests that another loader reads see the sources where they are.
const env = import.meta.env as ImportMetaEnv | undefined;

/** The hotel's folder, relative to where the site is started; known when the site is built. */
export const hotelFolder = env?.HOTEL_DIR ?? 'app/hotel';

/** Where the build is, relative to where the site is started; undefined while modules are served as they are. */
export const buildFolder = env?.PROD ? env.BUILD_DIR : undefined;
