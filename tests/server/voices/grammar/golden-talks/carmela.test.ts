import { expect, test } from 'vitest'
import { Talk } from '../../a-talk.ts'

test('carmela: a plan, a refusal, a parrot', () => {
  const talk = new Talk('carmela', 'plan', { reputation: 0.7 })
    .say("Hello, I'd like to talk.")
    .say('I need 20k for a warehouse')
    .say('no')
    .take('Reject loan')
    .say('I have a parrot named Caruso')
    .say("you're a thief")
    .say('thank you')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > Hello, I'd like to talk.
    Do sit. My name is Carmela, and I finance ambition at five percent a day. Before you speak, consider: what precisely do you intend to do with my money?
    > I need 20k for a warehouse
    $20,000 is what you want; $700 is what you have earned the right to risk. Which of those numbers did you expect? May I take it that we have a deal? While it runs, 20% of the profit on every sale comes to me.
      [Deal] [No deal]
    > no
    I should like to be sure that you are refusing the terms and not the idea. The chip will settle it. My loan of $700 is a yes-or-no question.
      [Accept loan] [Reject loan] [Negotiate terms]
    * Reject loan
    As you wish. I shall put the capital somewhere it is wanted; would you like to know where?
    > I have a parrot named Caruso
    An animal asks for its dinner and for nothing in writing; I understand the attraction.
    > you're a thief
    Curious. Most people insult me only after they have lost money. What have you lost?
    > thank you
    Do not thank me for a calculation; thank me if it turns out well.
    "
  `)
})

test('carmela: haggling until her patience ends', () => {
  const talk = new Talk('carmela', 'haggle', { reputation: 0.7 })
    .say('I need a loan')
    .say('make it 3%')
    .say('how about 4%')
    .say('lower')
    .say('give me ten days')
    .say('3.5%')
    .take('Accept loan')
    .say('what do I owe you')
  expect(`\n${talk}\n`).toMatchInlineSnapshot(`
    "
    > I need a loan
    I would rather start a long account than finish a short one, so the first deal is $700, due Monday 12:00 UTC. What would you need it for? While it runs, 20% of the profit on every sale comes to me.
      [Deal] [No deal]
    > make it 3%
    You open at 3%; I close at 4.5%. $700, and no third move. And the $700 loan? I dislike open questions.
      [Accept loan] [Reject loan] [Negotiate terms]
    > how about 4%
    4% would be a gift, and I know you too little for gifts. It remains 4.5%. The loan remains at $700; what do you say?
      [Accept loan] [Reject loan] [Negotiate terms]
    > lower
    Let us leave it at 4.5%. A concession made without cause is only a leak. As to the loan: $700, $872.33 on Monday 12:00 UTC. Your decision?
      [Accept loan] [Reject loan] [Negotiate terms]
    > give me ten days
    10 days is further than I can see. I can see 6 days: $700, $911.58 on Tuesday 12:00 UTC. You were going to tell me whether you borrow the $700.
      [Accept loan] [Reject loan] [Negotiate terms]
    > 3.5%
    That was the last of it. Tomorrow I may be in another mood; today it is 4.5% a day. I would still lend $700. Would you still take it?
      [Accept loan] [Reject loan] [Negotiate terms]
    * Accept loan
    Done. From this moment 4.5% a day is working for me; what is working for you?
    > what do I owe you
    For the record: $700 borrowed, $731.50 owed, Tuesday 12:00 UTC agreed. Did you have a different recollection?
      [Pay debt] [Ask for extension] [Decline payment]
    "
  `)
})
