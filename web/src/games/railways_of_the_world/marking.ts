// What the map draws only for something that is done or looked at: it comes with the first of that.
export { default as Marks } from './Marks.svelte';
export { default as Offers } from './Offers.svelte';
export { default as Pen } from './Pen.svelte';
export { default as Rings } from './Rings.svelte';
export { lookAt, lookAtAll } from './framing';
export { insetBox, placeTags, standing } from './tags';
