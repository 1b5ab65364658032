import { pageReadyMark } from '@arcada/platform';

/**
 * For the time before the page's code has taken over what the server drew. A form that is sent then would load the page
 * anew and lose what was typed: it waits for its code and is sent after. Letters typed meanwhile are put back, because a
 * field that takes over starts empty. Forms with an address of their own work without code.
 */
export const earlyInput = [
  '(function(){',
  `function early(e){return!performance.getEntriesByName("${pageReadyMark}").length||!!e.closest("[data-waiting]")}`,
  // Calls back once the code is there; an element that is gone by then is let go.
  'function then(e,done){var t=setInterval(function(){if(e.isConnected&&early(e))return;clearInterval(t);',
  'if(e.isConnected)done()},100)}',
  'addEventListener("submit",function(v){var f=v.target;if(f.hasAttribute("action")||!early(f))return;',
  'v.preventDefault();v.stopPropagation();if(f.held)return;f.held=1;',
  'then(f,function(){f.held=0;setTimeout(function(){f.requestSubmit()},150)})},true);',
  'addEventListener("input",function(v){var i=v.target;if(/^(checkbox|radio|file)$/.test(i.type)||!early(i))return;',
  'if(i.typed===undefined)then(i,function(){var typed=i.typed;delete i.typed;if(i.value===typed)return;',
  // The field's own setter is watched by React, which would take the letters for known.
  'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),"value").set.call(i,typed);',
  'i.dispatchEvent(new Event("input",{bubbles:true}))});i.typed=i.value},true)',
  '})();',
].join('');
