/** Never rendered: a route with a component answers a refusal with an error page instead of data. */
export function NullComponent() {
  return null;
}
