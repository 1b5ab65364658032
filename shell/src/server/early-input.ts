/**
 * For the time before hydration. A form submitted then would reload the page and lose the input, so
 * it waits and is submitted afterwards. A pressed button shows at once that the press was taken
 * (`data-held`), and is pressed once when its code is there, however often it was pressed until then.
 * Letters typed meanwhile are put back, because a hydrated field starts empty. Forms with an address
 * of their own and links work without code. React marks a hydrated element with a property of this
 * name; there is no event for it.
 */
export const earlyInput = [
  '(function(){',
  'function early(e){return!Object.keys(e).some(function(k){return k.indexOf("__reactProps")===0})}',
  // Calls back once the element is hydrated.
  'function then(e,done){var t=setInterval(function(){if(e.isConnected&&early(e))return;clearInterval(t);',
  'if(e.isConnected)done()},50)}',
  // The button of a form submits it, which is held below.
  'addEventListener("click",function(v){var b=v.target.closest&&v.target.closest("button");',
  'if(!b||!early(b)||b.form&&b.type==="submit")return;v.preventDefault();v.stopPropagation();',
  'if("held"in b.dataset)return;b.dataset.held="";b.setAttribute("aria-busy","true");',
  'then(b,function(){delete b.dataset.held;b.removeAttribute("aria-busy");b.click()})},true);',
  // React may defer prepared updates, so a form gives its fields two seconds.
  'addEventListener("submit",function(v){var f=v.target;if(f.hasAttribute("action")||!early(f))return;',
  'v.preventDefault();v.stopPropagation();if(f.held)return;f.held=1;',
  'then(f,function(){setTimeout(function(){f.held=0;f.requestSubmit()},2000)})},true);',
  // React watches the field's own setter, and would ignore the letters as known.
  'function putBack(i){Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),"value").set.call(i,i.typed);',
  'i.dispatchEvent(new Event("input",{bubbles:true}))}',
  'addEventListener("input",function(v){var i=v.target;if(/^(checkbox|radio|file)$/.test(i.type))return;',
  'if(i.typed!==undefined){i.typed=i.value;return}if(!early(i))return;i.typed=i.value;',
  'then(i,function(){var n=0,t=setInterval(function(){',
  'if(++n>30){clearInterval(t);delete i.typed}else if(i.value!==i.typed)putBack(i)},100)})},true)',
  '})();',
].join('');
