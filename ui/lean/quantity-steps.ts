/**
 * Steps a quantity by its buttons, from the moment the page is there: its program comes after the load, and a press before
 * that counts. The field says so to whoever listens, by then or later, and keeps to its own bounds. One listener for all
 * pages, written into each document.
 */
export const stepQuantities = `document.addEventListener("click",e=>{
const button=e.target.closest("[data-step]"),field=button?.parentNode.querySelector("input");
field?.stepUp(button.dataset.step);
field?.dispatchEvent(new Event("input",{bubbles:true}))
});`;
