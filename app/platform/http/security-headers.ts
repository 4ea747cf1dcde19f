/** Hosts beside ourselves that pages may use: named only where the operator has set up what needs them. */
export type PolicySources = {
  /** Browsers apply form-action to the redirect behind a form as well, so every origin a form leads to must be listed. */
  formTargets?: () => readonly string[];
  /** Development only: the addresses over which the browser hears of changed modules. */
  connections?: readonly string[];
  /** Every page has a form, and browsers keep the first page's policy while scripts change pages. */
  captcha?: Record<'scripts' | 'frames' | 'connections', readonly string[]>;
  /** For every page: a visitor may consent on any, and browsers keep the first page's policy. */
  analytics?: Record<'scripts' | 'images' | 'connections', readonly string[]>;
};

/**
 * A page's Content-Security-Policy.
 * @param scripts hashes of the inline scripts (`'sha256-…'`)
 * @param styles hashes of inline styles
 */
export type SecurityPolicy = (scripts?: readonly string[], styles?: readonly string[]) => string;

/** The policy of a site that uses these hosts. */
export function createSecurityPolicy({
  formTargets = () => [],
  connections = [],
  captcha = { scripts: [], frames: [], connections: [] },
  analytics = { scripts: [], images: [], connections: [] },
}: PolicySources): SecurityPolicy {
  const list = (...parts: readonly string[]) => parts.join(' ');
  return (scripts = [], styles = []) =>
    [
      "default-src 'none'",
      list("script-src 'self'", ...captcha.scripts, ...analytics.scripts, ...scripts),
      list("style-src 'self'", ...styles),
      list("img-src 'self' data:", ...analytics.images),
      "font-src 'self'",
      list("connect-src 'self'", ...captcha.connections, ...analytics.connections, ...connections),
      ...(captcha.frames.length > 0 ? [list('frame-src', ...captcha.frames)] : []),
      "manifest-src 'self'",
      list("form-action 'self'", ...formTargets()),
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; ');
}

const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * On every answer of the server, errors, redirects and files included. Not `no-referrer`: it would break forms without
 * scripts.
 */
export function securityHeaders(
  policy: SecurityPolicy,
  options: { https: boolean },
): Record<string, string> {
  return {
    'Content-Security-Policy': policy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    ...(options.https && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
