import { messageCopy } from '../../../copy/message-copy.ts';
import type { FoundMessage } from '../../../workers/messages.ts';
import { useMessages } from './use-messages.ts';

/** What it says, as plain text that cannot turn around what stands beside it. */
function Content({ content, isCut }: Pick<FoundMessage, 'isCut'> & { content: string }) {
  return (
    <span className="font-serif text-[1.15rem] leading-snug text-ink [overflow-wrap:anywhere]">
      "<bdi>{content}</bdi>
      {isCut ? '…' : ''}"
    </span>
  );
}

/** What it is written in, and how sure the reading is. */
function Kind({ scheme, certainty }: FoundMessage) {
  return (
    <p className="text-sm text-soft">
      {messageCopy.scheme(scheme)} · {messageCopy.certainty[certainty]}
    </p>
  );
}

const toneOf = (isGone: boolean) =>
  `text-[0.95rem] font-semibold ${isGone ? 'text-soft' : 'text-mark'}`;

function OneMessage({ message, isGone }: { message: FoundMessage; isGone: boolean }) {
  const { content, isCut } = message;
  const unread = isGone ? messageCopy.unreadGone : messageCopy.unread;
  const read = isGone ? messageCopy.carried(1) : messageCopy.carries(1);
  return (
    <>
      <p>
        <span className={toneOf(isGone)}>{content === null ? unread : read}</span>{' '}
        {content === null ? null : <Content content={content} isCut={isCut} />}
      </p>
      <Kind {...message} />
    </>
  );
}

interface ManyMessagesProps {
  messages: FoundMessage[];
  count: number;
  isGone: boolean;
}

function ManyMessages({ messages, count, isGone }: ManyMessagesProps) {
  return (
    <>
      <p className={toneOf(isGone)}>
        {isGone ? messageCopy.carried(count) : messageCopy.carries(count)}
      </p>
      <ul className="mt-1 space-y-2">
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
          <li key={place}>
            {message.content === null ? (
              <span className="text-ink">{messageCopy.notRead}</span>
            ) : (
              <Content content={message.content} isCut={message.isCut} />
            )}
            <Kind {...message} />
          </li>
        ))}
        {count > messages.length ? (
          <li className="text-sm text-soft">{messageCopy.more(count - messages.length)}</li>
        ) : null}
      </ul>
    </>
  );
}

interface MessageNoteProps {
  text: string;
  /** What cleaning has left of it; null while the text is seen as it was. */
  cleaned?: string | null;
}

/**
 * Says what is written into the text with invisible characters, as soon as it is read. Once that is cleaned
 * away it is said of the past, in the same place: what stands below stays where it is.
 */
export default function MessageNote({ text, cleaned = null }: MessageNoteProps) {
  const found = useMessages(text);
  const left = useMessages(cleaned ?? '');
  const [remaining] = left?.messages ?? [];
  const isGone = cleaned !== null && remaining === undefined;
  const messages = found?.messages ?? [];
  const [first] = messages;
  return (
    <div aria-live="polite">
      {found && first ? (
        <div
          data-message
          className={`border-t px-4 py-3 sm:px-5 ${isGone ? 'border-line bg-sunken' : 'border-mark-line bg-mark-wash'}`}
        >
          {found.count === 1 ? (
            <OneMessage message={first} isGone={isGone} />
          ) : (
            <ManyMessages messages={messages} count={found.count} isGone={isGone} />
          )}
        </div>
      ) : null}
    </div>
  );
}
