import type { DemoMessage } from './demo-message.ts';

export const spamMessages: DemoMessage[] = [
  {
    name: 'SEO Team',
    topic: 'other',
    locale: 'en',
    text: 'We can bring your website to the first page of every search engine within a week. Reply for a special price.',
    daysAgo: 2.1,
  },
  {
    name: 'Kazanç Dünyası',
    topic: 'other',
    text: 'Evden çalışarak haftada binlerce lira kazanın! Ayrıntılar için hemen yazın.',
    daysAgo: 6,
  },
  {
    name: 'Web Tasarım Fırsatı',
    topic: 'press',
    text: 'Kurumsal sitenizi yarı fiyatına yeniliyoruz. Kampanya bu hafta sona eriyor.',
    daysAgo: 10.2,
  },
  {
    name: 'Best Offer',
    topic: 'donation',
    locale: 'en',
    text: 'Dear friend, I have an interesting business proposal for you. Please answer with your details.',
    daysAgo: 15,
  },
  {
    name: 'Takipçi Merkezi',
    topic: 'other',
    text: 'On bin gerçek takipçi, anında teslim. Denemek için yanıtlayın.',
    daysAgo: 19.5,
  },
];
