/**
 * For the time before hydration. A form submitted then would reload the page and lose the input, so
 * it waits and is submitted afterwards. A pressed button shows at once that the press was taken
 * (`data-held`), and is pressed once when its code is there, however often it was pressed until then.
 * What is typed or chosen meanwhile stays in its field, and its code is told of it before any such press. Forms with
 * an address of their own and links work without code. React marks a hydrated element with a property of this name;
 * there is no event for it.
 */
export const earlyInput = [
  '(function(){var fields=[],timer;',
  'function props(e){return e[Object.keys(e).find(function(k){return k.indexOf("__reactProps")===0})]}',
  'function early(e){return!props(e)}',
  'function ticks(i){return/^(checkbox|radio)$/.test(i.type)}',
  'function shown(i){return ticks(i)?i.checked:i.value}',
  // Calls back once the element is hydrated, and the fields that are as well are known to their code.
  'function then(e,done){var t=setInterval(function(){round();',
  'if(e.isConnected&&(early(e)||fields.some(function(i){return!i.told&&!early(i)})))return;clearInterval(t);',
  'if(e.isConnected)done()},50)}',
  // React ignores a value that it knows, and the event as long as it hasn't finished this part of the page.
  'function tell(i){var w=i._valueTracker,m=i.typed+" ",f=ticks(i)?"checked":"value",v;',
  'if(i[f]!==i.typed)Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),f).set.call(i,i.typed);',
  'if(w)w.setValue(m);',
  'i.dispatchEvent(new Event(ticks(i)?"click":w?"input":"change",{bubbles:true}));',
  'v=props(i).value;return w?w.getValue()!==m:v===i.typed||i.value!==i.typed||v===undefined&&i.tries>3}',
  // A field that is emptied by what its page prepares is filled again.
  'function round(){fields=fields.filter(function(i){if(!i.isConnected)return false;if(early(i))return true;',
  'i.tries=(i.tries||0)+1;if(!i.told||i._valueTracker&&shown(i)!==i.typed)i.told=tell(i);',
  'if(i.tries<60&&!(i.told&&(i.tries>10||!i._valueTracker)))return true;',
  'delete i.typed;delete i.told;delete i.tries;return false});',
  'if(!fields.length){clearInterval(timer);timer=0}}',
  // The button of a form submits it, which is held below.
  'addEventListener("click",function(v){var b=v.target.closest&&v.target.closest("button");',
  'if(!b||!early(b)||b.form&&b.type==="submit")return;v.preventDefault();v.stopPropagation();',
  'if("held"in b.dataset)return;b.dataset.held="";b.setAttribute("aria-busy","true");',
  // Its field may be hydrated a moment later.
  'then(b,function(){setTimeout(function(){then(b,function(){',
  'delete b.dataset.held;b.removeAttribute("aria-busy");b.click()})},fields.length?100:0)})},true);',
  // React may defer prepared updates, so a form gives its fields two seconds.
  'addEventListener("submit",function(v){var f=v.target;if(f.hasAttribute("action")||!early(f))return;',
  'v.preventDefault();v.stopPropagation();if(f.held)return;f.held=1;',
  'then(f,function(){setTimeout(function(){f.held=0;f.requestSubmit()},2000)})},true);',
  'addEventListener("input",function(v){var i=v.target;if(i.type==="file")return;',
  'if(i.typed!==undefined){i.typed=shown(i);return}if(!early(i))return;i.typed=shown(i);',
  'fields.push(i);timer=timer||setInterval(round,50)},true)',
  '})();',
].join('');
