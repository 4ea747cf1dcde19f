/** Third-party hosts that pages may use; listed only if the operator has configured the feature that needs them. */
type PolicySources = {
  /**
   * Browsers apply form-action to the redirect after a form as well, so every origin that a form leads to must be
   * listed.
   */
  formTargets?: () => readonly string[];
  /** Development only: the URLs over which the browser is notified of changed modules. */
  connections?: readonly string[];
  /** Development only: styles of the page that shows the developer a mistake. */
  inlineStyles?: boolean;
  /**
   * On every page, because every page has a form, and browsers keep the first page's policy during client-side
   * navigation.
   */
  captcha?: Record<'scripts' | 'frames' | 'connections', readonly string[]>;
  /** On every page, because a visitor may consent on any of them, and browsers keep the first page's policy. */
  analytics?: Record<'scripts' | 'images' | 'connections', readonly string[]>;
};

/**
 * Builds a page's Content-Security-Policy.
 * @param scripts hashes of the inline scripts (`'sha256-…'`)
 * @param styles hashes of inline styles
 */
export type SecurityPolicy = (scripts?: readonly string[], styles?: readonly string[]) => string;

/** Creates the policy of a site that uses these hosts. */
export function createSecurityPolicy({
  formTargets = () => [],
  connections = [],
  inlineStyles = false,
  captcha = { scripts: [], frames: [], connections: [] },
  analytics = { scripts: [], images: [], connections: [] },
}: PolicySources): SecurityPolicy {
  const list = (...parts: readonly string[]) => parts.join(' ');
  return (scripts = [], styles = []) =>
    [
      "default-src 'none'",
      list("script-src 'self'", ...captcha.scripts, ...analytics.scripts, ...scripts),
      list("style-src 'self'", ...(inlineStyles ? ["'unsafe-inline'"] : styles)),
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
 * Headers of every response, including errors, redirects and files. The referrer policy is not `no-referrer`, which
 * would break forms without scripts.
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
