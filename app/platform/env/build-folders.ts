// Only Vite defines it. Tests run by another loader read the sources where they are.
const env = import.meta.env as ImportMetaEnv | undefined;

/** The hotel's folder, relative to the working directory of the site; fixed at build time. */
export const hotelFolder = env?.HOTEL_DIR ?? 'app/hotel';

/** The build's folder, relative to the working directory of the site; undefined in development. */
export const buildFolder = env?.PROD ? env.BUILD_DIR : undefined;
