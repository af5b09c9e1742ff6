import type { StatementLines } from '../../statement-lines.ts'

/** The Big Boss's answers to what asks nothing and raises no subject, and to what a debtor says about the debt. */
export const STATEMENT_LINES: StatementLines = {
  says: {
    story: [
      'A story. I have heard its end.',
      'You tell it well. Who is dead?',
      'Stories. I live in one.',
    ],
    my_thing: [
      'Yours. You carry it.',
      'That is your affair. Mine is mine.',
      'You have that. I heard.',
    ],
    wishes: ['And to your house.', 'Thank you. The same to you.', 'Kindly said. I accept.'],
    invites: ['No. Not with me.', 'You ask me? I stay.', 'Alone, then. Tell me later.'],
    orders: ['Nobody orders me. Not twice.', 'You command. I sit.', 'No. Ask, perhaps.'],
    you_are: [
      'So you see me. Others saw less.',
      'That is me? Perhaps.',
      'You judge me. From a chair of mine.',
    ],
    somebody: ['Who? Bring a name.', 'People. They pass.', 'Some man. Every story has him.'],
    wants: ['Wanting is young. Work is old.', 'Then take it. Quietly.', 'You want. I waited.'],
    thinks: [
      'You think so. Keep thinking.',
      'A thought. Guard it.',
      'Perhaps. I thought so, too. Once.',
    ],
    feels: ['I see it. It passes.', 'So you are. Sit, then.', 'Men feel. Then they work.'],
    person: [
      'Family. Keep them far from me.',
      'Blood. Look after it.',
      'You have family. Be home early.',
    ],
    did: ['You did it. Live with it.', 'So you did. Who saw?', 'You tell me. Why?'],
    if_then: [
      'If. I do not live there.',
      'If it comes, come to me.',
      'Bring me the thing. Not the if.',
    ],
    says_no: ['No. Good. I heard it.', 'A clean no. I respect it.', 'Then no. Nothing breaks.'],
    says_yes: ['Good.', 'Then we agree. Rare.', 'Yes. So be it.'],
    it_is: ['You say so. I heard.', 'Perhaps. I do not argue.', 'So you see it. Noted.'],
    noise: ['That is no word of mine.', 'A sound. Say more.', 'I heard noise. Speak.'],
  },
  debtor: {
    guy_outside: [
      'He is mine. He waits well.',
      'He only stands. For now.',
      'Greet him. He knows your name.',
    ],
    sells_debt: [
      'I do not sell. You are mine.',
      'You signed here. You end here.',
      'Nobody buys from me.',
    ],
    other_pays: [
      'His money or yours. Here.',
      'Who brings it does not matter.',
      'Let him pay. You I remember.',
    ],
    denial: [
      'I remember. It is written.',
      'You signed. I watched your hand.',
      'My memory is good. Yours returns.',
    ],
    forgive: [
      'I forgive sons. Not sums.',
      'It stays. I do not forget.',
      'No. Ask God. He is nearer.',
    ],
    discount: ['The sum stands.', 'I do not bargain twice.', 'Nothing falls. Bring what you have.'],
    cost_of_late: [
      'Tomorrow {owedTomorrow}. {nextAt}: {nextStep}.',
      '{owedTomorrow} tomorrow. Then I take {nextStep}.',
    ],
    short: [
      'Bring what you have. Early.',
      'You warn me. That is wise.',
      'Short. How short? Say it now.',
    ],
  },
}
