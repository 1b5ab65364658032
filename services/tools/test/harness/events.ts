export interface ReadEvent<Events> {
  name: keyof Events;
  data: Events[keyof Events];
}

/** The events of a whole stream; comments, which only keep it open, are left out. */
export const readEvents = <Events>(stream: string): ReadEvent<Events>[] =>
  stream
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      return { name: name.replace('event: ', '') as keyof Events, data: JSON.parse(data.replace('data: ', '')) };
    });

export const dataOf = <Events, N extends keyof Events>(events: readonly ReadEvent<Events>[], name: N): Events[N][] =>
  events.filter((event) => event.name === name).map(({ data }) => data as Events[N]);
