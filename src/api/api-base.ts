/** Returns the host that calls go to, from the build variable `VITE_API_BASE`; '' is the page's own host. */
export function apiBase(): string {
  const base: unknown = import.meta.env['VITE_API_BASE']
  return typeof base === 'string' ? base.replace(/\/$/, '') : ''
}
