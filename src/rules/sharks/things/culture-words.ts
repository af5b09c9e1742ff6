/** Words for things of the stage, of sport, books and games, by kind. */
export const CULTURE_WORDS = {
  musician: `
    madonna, cyndi lauper, michael jackson, prince, bruce springsteen, springsteen, billy joel, frank sinatra,
    sinatra, dean martin, tony bennett, perry como, sammy davis, elvis, elvis presley, chuck berry, little richard,
    beatles, john lennon, paul mccartney, ringo starr, george harrison, rolling stones, mick jagger, bob dylan,
    dylan, jimi hendrix, janis joplin, led zeppelin, pink floyd, black sabbath, ozzy osbourne, van halen, ac dc,
    aerosmith, ramones, blondie, debbie harry, talking heads, duran duran, culture club, boy george, wham, george
    michael, depeche mode, the clash, u2, david bowie, bowie, elton john, freddie mercury, phil collins, lionel
    richie, stevie wonder, diana ross, aretha franklin, tina turner, whitney houston, donna summer, bee gees, abba,
    barry manilow, neil diamond, barbra streisand, liza minnelli, cher, dolly parton, kenny rogers, johnny cash,
    willie nelson, run dmc, kurtis blow, grandmaster flash, ll cool j, beastie boys, miles davis, louis armstrong,
    duke ellington, count basie, ella fitzgerald, billie holiday, pavarotti, caruso, maria callas, mozart,
    beethoven, bach, verdi, puccini, vivaldi, chopin, bon jovi, huey lewis, hall and oates, tom petty, fleetwood
    mac, bob marley, james brown, marvin gaye, ray charles, buddy holly, julio iglesias, tito puente, bananarama,
    eurythmics, annie lennox, pat benatar, joan jett, twisted sister, motley crue, iron maiden, metallica`,
  song_or_music: `
    disco, jazz, blues music, rock and roll, heavy metal, punk rock, hip hop, rap music, rapping, reggae, salsa
    music, country music, opera, operas, classical music, symphony, gospel, doo wop, folk music, new wave, soul
    music, polka, waltz, elevator music, christmas carols, like a virgin, thriller, billie jean, beat it, purple
    rain, born to run, born in the usa, my way, new york new york, new york state of mind, stairway to heaven, hey
    jude, let it be, bohemian rhapsody, careless whisper, we are the world, girls just want to have fun, material
    girl, time after time, dancing in the dark, volare, o sole mio, ave maria, happy birthday song, national anthem,
    la bamba, stayin alive, hotel california, nessun dorma, lullaby, karaoke, lyrics, love song, love songs, ballad,
    ballads, melody, chorus, choir, choirs, orchestra, orchestras, concert, concerts, jukebox, jukeboxes, radio
    station, top forty, mtv, song, songs, music`,
  instrument: `
    guitar, guitars, electric guitar, bass guitar, banjo, banjos, ukulele, ukuleles, mandolin, mandolins, violin,
    violins, viola, cello, cellos, fiddle, fiddles, harp, harps, piano, pianos, organ music, keyboard, keyboards,
    synthesizer, synthesizers, accordion, accordions, harmonica, harmonicas, trumpet, trumpets, trombone, trombones,
    tuba, tubas, saxophone, saxophones, sax, clarinet, clarinets, flute, flutes, oboe, oboes, bassoon, bagpipes,
    kazoo, kazoos, drum, drums, drum set, bongos, tambourine, tambourines, maracas, cymbals, xylophone, xylophones,
    triangle solo, cowbell, piccolo, castanets, french horn, piano lessons, guitar lessons, singing lessons`,
  film_or_show: `
    the godfather, star wars, return of the jedi, empire strikes back, back to the future, ghostbusters, gremlins,
    goonies, indiana jones, raiders of the lost ark, terminator, rambo, the karate kid, karate kid, beverly hills
    cop, scarface, goldfinger, raging bull, mean streets, on the waterfront, casablanca, gone with the wind, the
    wizard of oz, wizard of oz, citizen kane, blade runner, the exorcist, exorcist, the shining, nightmare on elm
    street, friday the thirteenth, saturday night fever, footloose, flashdance, breakfast club, sixteen candles, top
    gun, police academy, caddyshack, animal house, tootsie, annie hall, west side story, sound of music, mary
    poppins, bambi, snow white, cinderella, dumbo, king kong, godzilla, miami vice, the honeymooners, honeymooners,
    i love lucy, all in the family, the jeffersons, hill street blues, cagney and lacey, kojak, columbo, magnum pi,
    the a team, knight rider, dukes of hazzard, love boat, fantasy island, saturday night live, tonight show, sixty
    minutes, sesame street, muppets, wheel of fortune, jeopardy, price is right, soap opera, soap operas, general
    hospital, golden girls, cosby show, family ties, star trek, twilight zone, bonanza, gunsmoke, movie, movies,
    film, films, cinema, cinemas, tv show, tv shows, television show, sitcom, sitcoms, horror movie, horror movies,
    cartoons, commercials`,
  hero_or_cartoon: `
    superman, batman, robin hood, spider man, spiderman, wonder woman, incredible hulk, captain america, wolverine,
    x men, catwoman, the joker, lex luthor, flash gordon, dick tracy, zorro, lone ranger, tarzan, popeye, mickey
    mouse, minnie mouse, donald duck, bugs bunny, daffy duck, elmer fudd, porky pig, tweety, road runner, yogi bear,
    fred flintstone, flintstones, jetsons, scooby doo, tom and jerry, charlie brown, snoopy, garfield, he man,
    skeletor, smurf, smurfs, papa smurf, transformers, optimus prime, gi joe, care bears, my little pony, pac man,
    mario brothers, donkey kong, darth vader, luke skywalker, han solo, yoda, princess leia, chewbacca, james bond,
    sherlock holmes, dracula, frankenstein, wolfman, kermit, miss piggy, big bird, cookie monster, pinocchio, peter
    pan, winnie the pooh, paddington, santa claus, easter bunny, tooth fairy`,
  famous_person: `
    ronald reagan, reagan, nancy reagan, jimmy carter, nixon, richard nixon, kissinger, john f kennedy, jfk, abraham
    lincoln, george washington, roosevelt, eisenhower, truman, churchill, winston churchill, margaret thatcher,
    gorbachev, brezhnev, lenin, karl marx, castro, fidel castro, che guevara, napoleon, julius caesar, cleopatra,
    garibaldi, columbus, christopher columbus, marco polo, leonardo da vinci, michelangelo, picasso, van gogh, andy
    warhol, warhol, einstein, albert einstein, isaac newton, thomas edison, henry ford, rockefeller, donald trump,
    trump, ed koch, mayor koch, mario cuomo, cuomo, rudy giuliani, al capone, capone, lucky luciano, luciano, meyer
    lansky, bugsy siegel, john gotti, gotti, dillinger, bonnie and clyde, jesse james, billy the kid, jimmy hoffa,
    hoffa, martin luther king, malcolm x, gandhi, mother teresa, pope john paul, princess diana, lady di, prince
    charles, queen elizabeth, johnny carson, david letterman, letterman, dan rather, walter cronkite, oprah, stephen
    king, mark twain, shakespeare, dante, machiavelli, hemingway, freud, sigmund freud, neil armstrong, steve jobs,
    bill gates, marilyn monroe, robert de niro, de niro, al pacino, pacino, marlon brando, brando, clint eastwood,
    john wayne, humphrey bogart, bogart, sylvester stallone, stallone, schwarzenegger, eddie murphy, richard pryor,
    bill cosby, rodney dangerfield, woody allen, charlie chaplin, sophia loren, meryl streep, tom cruise, harrison
    ford, steven spielberg, spielberg, jane fonda, joan collins, mr t, hulk hogan, houdini, evel knievel, kennedys`,
  athlete: `
    babe ruth, lou gehrig, joe dimaggio, dimaggio, mickey mantle, yogi berra, willie mays, jackie robinson, hank
    aaron, reggie jackson, don mattingly, mattingly, dave winfield, rickey henderson, dwight gooden, doc gooden,
    darryl strawberry, keith hernandez, gary carter, pete rose, billy martin, george steinbrenner, steinbrenner, tom
    seaver, nolan ryan, casey stengel, joe namath, namath, lawrence taylor, phil simms, joe montana, dan marino,
    walter payton, oj simpson, vince lombardi, patrick ewing, bernard king, walt frazier, magic johnson, larry bird,
    kareem, michael jordan, dr j, wilt chamberlain, muhammad ali, cassius clay, joe frazier, george foreman, mike
    tyson, rocky marciano, jake lamotta, sugar ray leonard, larry holmes, marvin hagler, joe louis, john mcenroe,
    mcenroe, jimmy connors, bjorn borg, martina navratilova, chris evert, billie jean king, arnold palmer, jack
    nicklaus, wayne gretzky, gretzky, bobby orr, mary lou retton, carl lewis, mark spitz, bruce jenner, jesse owens,
    pele, maradona, bobby fischer, kasparov, minnesota fats, willie shoemaker, secretariat`,
  sports_team: `
    yankees, yanks, mets, giants, jets, knicks, rangers, islanders, red sox, dodgers, brooklyn dodgers, phillies,
    orioles, blue jays, white sox, cubs, astros, padres, mariners, brewers, dallas cowboys, chicago bears, redskins,
    raiders, steelers, forty niners, niners, packers, broncos, bengals, buccaneers, oilers, celtics, lakers, sixers,
    pistons, bruins, flyers, canadiens, maple leafs, new york cosmos, harlem globetrotters, globetrotters, juventus,
    real madrid, manchester united, notre dame football, st johns basketball, georgetown hoyas, new york yankees,
    new york mets, new york giants, new york jets, new york knicks, new york rangers, new york islanders, new jersey
    devils, pittsburgh pirates, minnesota vikings, atlanta braves`,
  sport: `
    baseball, basketball, football, soccer, hockey, ice hockey, stickball, softball, handball, volleyball, tennis,
    ping pong, table tennis, racquetball, badminton, golf, miniature golf, bowling, bocce, boxing, wrestling,
    karate, judo, kung fu, fencing, archery, gymnastics, track and field, jogging, marathon, marathons, swimming,
    surfing, sailing, rowing, fishing, ice fishing, skiing, ice skating, roller skating, skateboarding, bobsled,
    cycling, horse riding, rugby, lacrosse, weightlifting, bodybuilding, aerobics, jump rope, yoga, breakdancing,
    double dutch, arm wrestling, world series, super bowl, olympics, stanley cup, world cup, home run, home runs,
    touchdown, touchdowns, slam dunk, slam dunks, knockout, knockouts, bullfight, bullfights, cockfight, cockfights,
    little league, batting average, hunting, deer hunting`,
  game_or_toy: `
    chess, checkers, backgammon, dominoes, monopoly, scrabble, trivial pursuit, battleship, candy land, twister,
    pictionary, yahtzee, parcheesi, bingo, solitaire, bridge club, canasta, pinochle, gin rummy, rummy, go fish, old
    maid, hide and seek, hopscotch, marbles, tic tac toe, hangman, charades, jigsaw puzzle, jigsaw puzzles,
    crossword, crosswords, crossword puzzle, crossword puzzles, rubiks cube, rubiks cubes, yo yo, yo yos, frisbee,
    frisbees, hula hoop, hula hoops, slinky, silly putty, play doh, etch a sketch, lego, legos, barbie, barbie doll,
    barbie dolls, cabbage patch doll, cabbage patch dolls, cabbage patch kids, doll, dolls, dollhouse, dollhouses,
    teddy bear, teddy bears, teddy ruxpin, action figure, action figures, toy soldier, toy soldiers, model train,
    model trains, matchbox cars, tonka truck, kite, kites, water balloon, water balloons, jack in the box, video
    game, video games, arcade, arcades, atari, nintendo, commodore, pinball, space invaders, frogger, galaga, simon
    says, magic eight ball, ouija board, pool table, billiards, darts, foosball, air hockey, playground,
    playgrounds, swing set, seesaw, sandbox`,
  book_or_paper: `
    book, books, novel, novels, paperback, paperbacks, comic book, comic books, encyclopedia, dictionary, thesaurus,
    cookbook, cookbooks, phone book, yellow pages, library, library card, newspaper, newspapers, daily news, new
    york post, new york times, wall street journal, village voice, national enquirer, tv guide, time magazine, life
    magazine, readers digest, playboy, mad magazine, rolling stone magazine, people magazine, national geographic,
    magazine, magazines, tabloid, tabloids, headline, headlines, obituary, obituaries, classifieds, horoscope,
    horoscopes, diary, journal, poem, poems, poetry, short story, love letter, love letters, letter from, postcard,
    postcards, telegram, telegrams, birthday card, greeting card, envelope, stamp collection, autobiography,
    memoirs, biography, romance novel, romance novels, mystery novel, detective novel, science fiction, moby dick,
    war and peace, the great gatsby, catcher in the rye, romeo and juliet, hamlet, macbeth, the odyssey, the iliad,
    don quixote, divine comedy, the art of war, animal farm, dr seuss, harlequin, bookstore, bookstores, bookmark,
    manuscript, screenplay, pencil, pencils, ballpoint, fountain pen, notebook paper, crayon, crayons`,
  dream_or_ghost: `
    dream, dreams, nightmare, nightmares, daydream, daydreams, ghost, ghosts, poltergeist, poltergeists, haunted
    house, haunted houses, demon, demons, vampire, vampires, werewolf, werewolves, witch, witches, wizard, wizards,
    zombie, zombies, monster, monsters, boogeyman, bigfoot, loch ness monster, mermaid, mermaids, fairy godmother,
    fairies, leprechaun, leprechauns, unicorn, unicorns, dragon, dragons, goblin, goblins, gremlin, elf, elves,
    genie, angel of death, grim reaper, seance, seances, ouija, psychic, psychics, tarot, tarot cards, crystal ball,
    palm reader, palm readers, evil eye, malocchio, curse, voodoo, black magic, black cat, broken mirror, lucky
    charm, rabbits foot, horseshoe, horseshoes, superstition, superstitions, astrology, zodiac, scorpio, capricorn,
    sagittarius, virgo, libra, pisces, aquarius, past life, reincarnation, afterlife, tombstone, tombstones,
    graveyard, graveyards, cemetery, cemeteries, coffin, coffins, skeleton, skeletons, sleepwalking, premonition,
    deja vu`,
  space_thing: `
    moon, full moon, mars, venus, jupiter, saturn, uranus, neptune, pluto, planet, planets, planet earth, the stars,
    shooting star, shooting stars, constellation, constellations, big dipper, milky way, galaxy, galaxies, universe,
    black hole, black holes, big bang, comet, comets, halleys comet, asteroid, meteor, meteors, solar eclipse,
    eclipse, eclipses, solar system, outer space, space shuttle, space station, spaceship, spaceships, rocket,
    rockets, rocket ship, satellite, satellites, nasa, apollo eleven, moon landing, sputnik, skylab, telescope,
    telescopes, alien, aliens, martian, martians, extraterrestrial, extraterrestrials, ufo, ufos, flying saucer,
    flying saucers, area fifty one, roswell, time machine, time travel, fourth dimension, gravity, evolution,
    dinosaur bones, atom, atoms, nuclear power, three mile island, chemistry set, test tube baby, cloning, ozone
    layer, speed of light, theory of relativity`,
  later_name: `
    taylor swift, beyonce, rihanna, lady gaga, billie eilish, ariana grande, justin bieber, harry styles, ed
    sheeran, adele, kanye, kanye west, jay z, eminem, tupac, biggie, snoop dogg, dr dre, kendrick lamar, cardi b,
    nicki minaj, bad bunny, post malone, travis scott, olivia rodrigo, sabrina carpenter, chappell roan, dua lipa,
    miley cyrus, katy perry, britney spears, backstreet boys, spice girls, one direction, bts, blackpink, nirvana,
    kurt cobain, foo fighters, green day, radiohead, coldplay, oasis, linkin park, imagine dragons, daft punk,
    obama, barack obama, biden, joe biden, kamala harris, putin, zelensky, elon musk, musk, mark zuckerberg,
    zuckerberg, jeff bezos, bezos, kim kardashian, kardashians, paris hilton, joe rogan, mr beast, mrbeast,
    pewdiepie, greta thunberg, lebron, lebron james, steph curry, tom brady, patrick mahomes, messi, lionel messi,
    ronaldo, cristiano ronaldo, mbappe, serena williams, tiger woods, derek jeter, aaron judge, timothee chalamet,
    zendaya, leonardo dicaprio, brad pitt, margot robbie, pedro pascal, keanu reeves, ryan gosling, tony soprano,
    sopranos, walter white, breaking bad, harry potter, hermione, voldemort, game of thrones, jon snow, seinfeld,
    the simpsons, homer simpson, spongebob, shrek, elsa, pikachu, pokemon, sonic the hedgehog, barbenheimer,
    stranger things, squid game, the matrix, jurassic park, goodfellas, pulp fiction, fortnite, minecraft, roblox,
    grand theft auto, gta, call of duty, sam altman`,
  later_thing: `
    iphone, iphones, smartphone, smartphones, cell phone, cell phones, cellphone, cellphones, ipad, ipads, ipod,
    ipods, laptop, laptops, internet, the web, website, websites, google, facebook, instagram, tiktok, tik tok,
    twitter, youtube, snapchat, whatsapp, reddit, netflix, spotify, hulu, disney plus, uber, lyft, airbnb, amazon
    prime, ebay, paypal, venmo, bitcoin, crypto, cryptocurrency, ethereum, dogecoin, blockchain, nft, nfts, chatgpt,
    chat gpt, openai, siri, alexa, artificial intelligence, chatbot, chatbots, language model, wifi, wi fi,
    bluetooth, usb stick, flash drive, email, emails, text message, text messages, emoji, emojis, selfie, selfies,
    hashtag, hashtags, podcast, podcasts, meme, memes, influencer, influencers, blog, blogs, vlog, vlogs, zoom call,
    zoom calls, video call, app store, gps, drone, drones, tesla, teslas, electric car, electric cars, self driving
    car, self driving cars, hoverboard, hoverboards, vape, vapes, vaping, airpods, fitbit, smart watch, apple watch,
    playstation, xbox, nintendo switch, game boy, gameboy, ps5, covid, coronavirus, pandemic, lockdown, brexit, the
    metaverse, vr headset, deepfake, deepfakes, qr code, qr codes, dvd, dvds, blu ray, mp3, kindle, roomba, air
    fryer, bubble tea, avocado toast, oat milk, pumpkin spice latte, starbucks latte, energy drink, energy drinks,
    red bull`,
} as const
