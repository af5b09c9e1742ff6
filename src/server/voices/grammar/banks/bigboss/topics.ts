import type { CityTopic, LifeTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** The Big Boss on the city, the times and life. */
export const TOPIC_LINES: TopicLines<CityTopic | LifeTopic> = {
  mets: [
    ['They hope loudly.', 'Hope sells peanuts.', 'I bought the concession. Watch the game.'],
    ['Still hoping. Good.'],
  ],
  yankees: [
    ['I built the parking. They play.', 'They win. Nobody sings.', 'A name is worth nine men.'],
    ['The game is over. Sit.'],
  ],
  football: [
    ['Large men. Short careers.', 'They fall down for the crowd.', 'Sunday is for mass.'],
    ['You watch. I own the gate.'],
  ],
  boxing: [
    [
      'The quiet corner wins.',
      'I saw Marciano train. Bread and silence.',
      'Do not hit. Be there after.',
    ],
    ['You have not been hit. Good.'],
  ],
  weather: [
    ['Winter comes. Have wood.', 'Rain washes stone. I laid it.', 'Snow makes everyone honest.'],
    ['It is still the sky.'],
  ],
  subway: [
    ['I dug some of it.', 'Below, all men are equal. Late.', 'Walk. You hear more.'],
    ['You go down again. Why?'],
  ],
  taxis: [
    ['A driver hears. Mine is deaf.', 'You pay to sit. Remember.', 'Walk home. Think.'],
    ['Someone is still driving you.'],
  ],
  traffic: [
    ['I am never in it.', 'The bridge is mine. Be patient.', 'Leave before the others.'],
    ['You are still waiting. Learn.'],
  ],
  crime: [
    ['Not on my streets.', 'Boys. Nobody taught them shame.', 'Give me the name. Then forget.'],
    ['It was seen to.'],
  ],
  police: [
    [
      'They have families. I know the families.',
      'They knock. They do not enter.',
      'Do not say that word here.',
    ],
    ['Twice. I noticed.'],
  ],
  mayor: [
    [
      'He came here. He waited.',
      'Men like that change. Stone stays.',
      'I do not vote. I am asked.',
    ],
    ['He is still waiting.'],
  ],
  president: [
    ['An actor. He knows his mark.', 'Far away.', 'They come. They go. I sweep.'],
    ['Not our table.'],
  ],
  russians: [
    [
      'They know hunger. Respect that.',
      'One came. He kissed the bread.',
      'Bombs are for men without patience.',
    ],
    ['They are men. Enough.'],
  ],
  wall_street: [
    ['Paper. I trust stone.', 'I laid that floor.', 'They jump. I buy the window.'],
    ['Paper again.'],
  ],
  space: [
    [
      'I look down. Things drop there.',
      'Seven people. I lit seven candles.',
      'The moon owns nothing.',
    ],
    ['Look at your feet.'],
  ],
  television: [
    ['Anna watches. I peel the orange.', 'A box that talks first.', 'I turned it off in 1963.'],
    ['Turn it off.'],
  ],
  movies: [
    [
      'They talk too much in it.',
      'One sent me flowers. An actor.',
      'No man explains himself that long.',
    ],
    ['That was a picture. This is not.'],
  ],
  music: [
    [
      'My brother sang. On the boat.',
      'One man and a mandolin. Enough.',
      'The boy sent me his first record.',
    ],
    ['Let it be quiet now.'],
  ],
  disco: [
    ['I own the rope.', 'They dance. The rent comes.', 'At my wedding we danced. Once.'],
    ['The lights are on. Go home.'],
  ],
  arcades: [
    [
      'Children feed machines. Machines feed me.',
      'A quarter is still a quarter.',
      'I play scopa. For pennies.',
    ],
    ['You lost your coins. Learn.'],
  ],
  computers: [
    [
      'I remember. It does not forget. Different.',
      'Paper burns. That is its use.',
      'A machine cannot be ashamed.',
    ],
    ['The machine again. Switch it off.'],
  ],
  graffiti: [
    [
      'A name should be carved.',
      'The boy paints well. He cleans better.',
      'I cut stone. It stays.',
    ],
    ['Sign your work. With work.'],
  ],
  brooklyn: [
    ['Vinnie keeps it. I keep Vinnie.', 'I landed there. One shoe.', 'Good people. Loud.'],
    ['Brooklyn can wait.'],
  ],
  manhattan: [
    ['I built it. They rent it.', 'Height is not rank.', 'Eleven years of stone. Look up.'],
    ['It stands. So do I.'],
  ],
  queens: [
    ['They eat well. They sleep well.', 'Tommy feeds it.', 'Airplanes. I came by boat.'],
    ['Go and eat there.'],
  ],
  bronx: [
    ['You are in it.', 'It burned. I stayed.', 'My curtain. My street.'],
    ['You are still here.'],
  ],
  staten_island: [
    ['Soft ground.', 'Men go there to be forgotten.', 'The ferry comes back. Not always full.'],
    ['Do you want to go?'],
  ],
  jersey: [
    ['A place for old trucks.', 'It takes what we drop.', 'Tomatoes. The rest is road.'],
    ['Leave Jersey in Jersey.'],
  ],
  florida: [
    ['I do not rest. I sit.', 'Men go south and talk.', 'The sea is for leaving.'],
    ['You want to leave. I see.'],
  ],
  italy: [
    ['Two left. One arrived.', 'A hill. A fig tree. Enough.', 'I do not go back. It comes.'],
    ['The fig tree is still there.'],
  ],
  mother: [
    ['She planted. We ate.', 'Kiss her hand today.', 'She had one dress. I remember it.'],
    ['Go and see her.'],
  ],
  father: [
    ['He laid stone. So did I.', 'He spoke on Sundays. A little.', 'Carry his name straight.'],
    ['He would know you by now.'],
  ],
  siblings: [
    ['I had a brother.', 'Blood is a door. Close it well.', 'Four sons. None here. Good.'],
    ['Enough of brothers.'],
  ],
  marriage: [
    [
      'Anna. Forty years. One quarrel.',
      'She picks the tomatoes. I carry.',
      'Marry once. Speak little.',
    ],
    ['Did you ask her father?'],
  ],
  children: [
    ['Teach them to carry.', 'Mine are doctors. I am proud. Quietly.', 'A child hears everything.'],
    ['The child is well? Good.'],
  ],
  love: [
    [
      'Bring bread. Not words.',
      'It is a long winter with someone.',
      'She left. Shut the door softly.',
    ],
    ['You still speak of her.'],
  ],
  friends: [
    ['I had two. One is left.', 'A friend comes without being called.', 'Sit alone. Then choose.'],
    ['You are here. That is something.'],
  ],
  food: [['Bread first.', 'Eat. Then speak.', 'Anna cooks. Nobody talks.'], ['You ate. Now work.']],
  pizza: [
    ['Plain. As it was made.', 'Tomato, dough. Nothing else.', 'I take the crust.'],
    ['Pizza again. Eat, then.'],
  ],
  coffee: [
    ['Black. Small. Once.', 'Sit. It is hot.', 'Coffee is for after.'],
    ['The cup is empty.'],
  ],
  drinks: [
    ['Wine from my hill. One glass.', 'A drunk man has no name.', 'Water tonight. For you.'],
    ['Put it down.'],
  ],
  health: [
    ['Health first. Then money.', 'My son is a doctor. Go.', 'Pain passes. Rest.'],
    ['You are still standing.'],
  ],
  sleep: [
    ['Early. The window open.', 'Who keeps you awake?', 'I dream of the boat.'],
    ['Sleep. Then come.'],
  ],
  age: [
    ['Old enough to wait.', 'Trees do not count.', 'You are young. It passes.'],
    ['A day older.'],
  ],
  holidays: [
    ['Mass. Then fish. Then cards.', 'Everyone comes. I count the coats.', 'Bring nothing. Come.'],
    ['There will be a chair.'],
  ],
  church: [
    ['Early mass. The back.', 'God and I do not haggle.', 'Light one for your mother.'],
    ['Kneel there. Not here.'],
  ],
  death: [
    ['He had a name. Say it.', 'We carried him. It was cold.', 'I have chosen the stone.'],
    ['Let him lie.'],
  ],
  fear: [
    ['Good. Keep some.', 'I was afraid once. On water.', 'Stand still. It walks past.'],
    ['You are less afraid. Careful.'],
  ],
  luck: [
    ['I never met it.', 'Work early. Call it luck.', 'My brother had luck.'],
    ['Do not wait for it.'],
  ],
  gambling: [
    ['Pennies. And I win.', 'Horses do not know you.', 'A man who bets is bought.'],
    ['You bet again. I heard.'],
  ],
  wellbeing: [
    ['Alive. It took work.', 'I am well. Others are not.', 'Old. Rich. Awake. You?'],
    ['Still alive.'],
  ],
  happiness: [
    ['An orange. One piece.', 'Do not chase it. Sit.', 'You smile too early.'],
    ['Still that face.'],
  ],
  school: [
    ['Three winters. Then stone.', 'Read. I never learned well.', 'My sons read for me.'],
    ['Learn one thing well.'],
  ],
  clothes: [
    ['One suit. Brushed.', 'Clean shoes. Clean name.', 'Take the hat off.'],
    ['I saw the coat.'],
  ],
  cars: [
    ['I walk.', 'A car says where you are.', 'Loud engine. Small man.'],
    ['Leave the car. Walk.'],
  ],
  pets: [
    ['A dog. He has no name.', 'He knows who is at the door.', 'Feed it first. Then yourself.'],
    ['The dog likes you. Strange.'],
  ],
  prison: [
    ['Two winters. I said nothing.', 'Walls. I know walls.', 'A judge retired. I sent fruit.'],
    ['Say nothing there. Or here.'],
  ],
  taxes: [
    ['I pay. Then they leave.', 'Everyone pays someone.', 'Keep one book. Clean.'],
    ['Pay it. Sleep.'],
  ],
  trust: [
    ['I trust years.', 'One lie. Small ones count.', 'Respect is quiet.'],
    ['Do not say it. Show it.'],
  ],
  regret: [
    ['One door. I closed it.', 'I do not look at the water.', 'Good and bad are for church.'],
    ['It is closed.'],
  ],
  actions: [['Sit.', 'Your hands talk. Quiet them.', 'I saw that.'], ['Again. I saw.']],
}
