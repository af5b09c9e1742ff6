/** The host that calls go to, as the build was told; '' is the page's own. */
export function apiBase(): string {
  const base: unknown = import.meta.env['VITE_API_BASE']
  return typeof base === 'string' ? base.replace(/\/$/, '') : ''
}
