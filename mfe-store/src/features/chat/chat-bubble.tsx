import { dateFormat } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { CourseCards, ProductCards } from './chat-cards.tsx';
import { useChatLanguage } from './chat-language.ts';
import type { ChatNode, ChatOption } from './talk/chat-tree.ts';
import type { ChatMessage } from './talk/conversation.ts';

interface BubbleProps {
  message: ChatMessage;
  onChoose: (option: ChatOption) => void;
  speak: (node: ChatNode, values: Record<string, string>) => void;
  onChange: () => void;
}

/** One message with its time; a bot's also with cards and options. */
export function ChatBubble({ message, onChoose, speak, onChange }: BubbleProps) {
  const { language, texts, word } = useChatLanguage();
  const bot = message.sender === 'bot';
  const words = bot
    ? word(texts.say[message.say], message.values)
    : 'typed' in message.content
      ? message.content.typed
      : texts.option[message.content.option];
  const Cards = bot && { products: ProductCards, courses: CourseCards, none: undefined }[message.cards ?? 'none'];
  const time = new Date(message.timestamp);
  return (
    <div className={bot ? 'chat-message' : 'chat-message chat-message--user'} data-message={message.id}>
      <p className="chat-words">
        <span className="a-visually-hidden">{bot ? texts.fromBot : texts.fromYou} </span>
        {words}
      </p>
      {Cards && <Cards speak={speak} onChange={onChange} />}
      {bot && (
        <div className="chat-options">
          {message.options.map((option) => (
            <Button key={option.id} size="small" wide onClick={() => onChoose(option)}>
              {texts.option[option.text]}
            </Button>
          ))}
        </div>
      )}
      <time className="chat-time" dateTime={time.toISOString()}>
        {dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(time)}
      </time>
    </div>
  );
}
