/**
 * Finds the whole objects of the one array in a JSON text that arrives in parts (`{"claims":[{…},{…}]}`), so that each
 * can be used before the text has ended. What isn't JSON yields nothing.
 */
export class JsonItems {
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private item = '';

  /** The objects that are complete with this part, parsed. */
  add(part: string): unknown[] {
    const items: unknown[] = [];
    for (const sign of part) {
      const isInside = this.depth >= itemDepth;
      if (isInside) this.item += sign;
      if (this.quoted) {
        if (this.escaped) this.escaped = false;
        else if (sign === '\\') this.escaped = true;
        else if (sign === '"') this.quoted = false;
        continue;
      }
      if (sign === '"') this.quoted = true;
      else if (sign === '{' || sign === '[') {
        this.depth += 1;
        if (this.depth === itemDepth) this.item = sign;
      } else if (sign === '}' || sign === ']') {
        this.depth -= 1;
        if (isInside && this.depth < itemDepth) items.push(...parsed(this.item));
      }
    }
    return items;
  }
}

/** The object, its array, and each object in it. */
const itemDepth = 3;

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    // Models are asked for JSON; what they send instead is left out.
    return [];
  }
}
