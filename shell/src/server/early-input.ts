/**
 * For the time before React has taken over what the server drew. A form that is sent then would load the page anew and
 * lose what was typed: it waits and is sent after. Letters typed meanwhile are put back, because a field that is taken
 * over starts empty. Forms with an address of their own work without code.
 *
 * React marks an element that it has taken over with a property of this name; no event tells it.
 */
export const earlyInput = [
  '(function(){',
  'function early(e){return!Object.keys(e).some(function(k){return k.indexOf("__reactProps")===0})}',
  // Calls back once the element is taken over.
  'function then(e,done){var t=setInterval(function(){if(e.isConnected&&early(e))return;clearInterval(t);',
  'if(e.isConnected)done()},50)}',
  // React may wait with what it has prepared, so a form gives its fields two seconds.
  'addEventListener("submit",function(v){var f=v.target;if(f.hasAttribute("action")||!early(f))return;',
  'v.preventDefault();v.stopPropagation();if(f.held)return;f.held=1;',
  'then(f,function(){setTimeout(function(){f.held=0;f.requestSubmit()},2000)})},true);',
  // The field's own setter is watched by React, which would take the letters for known.
  'function putBack(i){Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),"value").set.call(i,i.typed);',
  'i.dispatchEvent(new Event("input",{bubbles:true}))}',
  'addEventListener("input",function(v){var i=v.target;if(/^(checkbox|radio|file)$/.test(i.type))return;',
  'if(i.typed!==undefined){i.typed=i.value;return}if(!early(i))return;i.typed=i.value;',
  'then(i,function(){var n=0,t=setInterval(function(){',
  'if(++n>30){clearInterval(t);delete i.typed}else if(i.value!==i.typed)putBack(i)},100)})},true)',
  '})();',
].join('');
