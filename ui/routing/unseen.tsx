/** Never seen: with a component the router shows a refusal as a page instead of data. */
export function Unseen() {
  return null;
}
