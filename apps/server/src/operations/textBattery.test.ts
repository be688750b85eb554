import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import { hostileTexts } from '@sen/domain/testing/hostileTexts';
import { textOfMarkup } from '@sen/domain/text/markup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationMail } from '../mail/notificationMail.ts';
import { TestApp } from '../testing/TestApp.ts';
import { TestChat } from '../testing/TestChat.ts';
import { nameOf, TestDocuments } from '../testing/TestDocuments.ts';
import { TestForum } from '../testing/TestForum.ts';

let app: TestApp;
let chat: TestChat;
let forum: TestForum;
let documents: TestDocuments;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  chat = new TestChat(app, 'teacher');
  documents = new TestDocuments(app, 'teacher');
  forum = await TestForum.start(app);
});
afterAll(() => app.stop());

const count = hostileTexts.length;
/** All that may be left of a text with markup. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|u|s|h3|h4|ul|ol|li|blockquote|code|pre|a)>|<br>|<a href="(?:https?:\/\/|mailto:)[^"<>]*">)*$/;
const tell = (field: string, more = '') =>
  console.log(`X6: ${count} texts as ${field}: ${more === '' ? 'stored as they were written' : more}`);

describe('a hostile text (X6)', () => {
  it('is a message as it was written', async () => {
    for (const body of hostileTexts) {
      // Nobody may send all of them in one minute.
      app.clock.pass({ seconds: 2 });
      expect((await chat.send('student', body)).body).toBe(body);
    }
    const { data } = await new TestChat(app, 'student').read('teacher', { limit: 100 });
    expect(data.map(({ body }) => body)).toEqual(hostileTexts.slice(-100));
    tell('messages');
  });

  it('is the title of a group as it was written', async () => {
    for (const title of hostileTexts) expect((await chat.group(['student'], { title })).title).toBe(title);
    tell('titles of groups');
  });

  it('is the title of a topic as it was written', async () => {
    for (const title of hostileTexts) {
      const id = await forum.added({ title, send: false });
      expect((await forum.get(id)).body.data.title).toBe(title);
    }
    tell('titles of topics');
  });

  it('leaves nothing of itself but text and plain tags in a topic and in a reply', async () => {
    const topic = await forum.published();
    let kept = 0;
    for (const text of hostileTexts)
      for (const content of [text, `<p>Xin chào ${text}</p>`]) {
        const added = await forum.add({ content, send: false });
        const replied = await forum.reply(topic, content);
        expect(replied.status).toBe(added.status);
        if (added.status !== 200) {
          expect(added.body.codes).toEqual({ content: 'thisFieldIsRequired' });
          continue;
        }
        kept += 1;
        const stored = [added.body.data.content, replied.body.data.content];
        for (const html of stored) {
          expect(html).toMatch(harmless);
          expect(textOfMarkup(html).trim()).not.toBe('');
        }
      }
    tell('contents of topics and replies, alone and in a text', `${kept} kept with nothing but plain tags`);
  });

  it('is the name of a folder or file without what names may not have', async () => {
    let typed = 0;
    for (const name of hostileTexts) {
      const { status, body } = await documents.call<Answer<'addFolder'> & Problem>('addFolder', {
        body: { folder_id: null, name },
      });
      if (status === 200) {
        typed += 1;
        expect(nameOf(body.data)).toBe(name);
      } else if (status === 409) expect(body.code).toBe('documentNameTaken');
      else expect([status, body.codes]).toEqual([422, { name: 'documentNameCharacters' }]);
      const file = await documents.file(`${name}.pdf`, null, { folders: [name] });
      expect(nameOf(file)).not.toMatch(/[<>"/\\:|?*]/);
    }
    tell('names of folders and files', `${typed} typed, all uploaded, none with < or >`);
  });

  it('is text in a mail of a notification', () => {
    const { id, role, name } = people.teacher;
    const reader = { id, role, name, lang: 'vi', email: 'giaovien@sen.vn' } as const;
    const tagsOf = (event: NotificationEvent) =>
      notificationMail(reader, event, 'https://sen.vn').html.match(/<[^>]*>/g);
    const events = (text: string): NotificationEvent[] => [
      {
        type: 'DocumentShared',
        facts: { document_id: '1', document_name: text, is_file: true, owner_name: text },
      },
      { type: 'TopicDeleted', facts: { topic_id: '1', topic_title: text, reason: text } },
    ];
    const plain = events('Giáo án').map(tagsOf);
    for (const text of hostileTexts) expect(events(text).map(tagsOf)).toEqual(plain);
    tell('names in mails', 'no tag more than without them');
  });
});
