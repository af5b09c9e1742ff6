// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract IdRegistry {
  mapping(address => uint256) public idOf;
  mapping(uint256 => address) public custodyOf;
  function set(address owner, uint256 fid) external { idOf[owner] = fid; custodyOf[fid] = owner; }
}

contract KeyRegistry {
  struct KeyData { uint8 state; uint32 keyType; }
  mapping(uint256 => mapping(bytes => KeyData)) keys;
  function set(uint256 fid, bytes calldata key, uint8 state, uint32 keyType) external { keys[fid][key] = KeyData(state, keyType); }
  function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) { return keys[fid][key]; }
}

contract Wallet {
  address public owner;
  constructor(address first) { owner = first; }
  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    if (signature.length != 65) return 0xffffffff;
    address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
    return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
  }
  // Whoever bundles is believed to have checked its owner's word.
  function execute(address target, uint256 value, bytes calldata data) external {
    (bool done,) = target.call{value: value}(data);
    require(done, "call failed");
  }
}

// As much of an entry point (ERC-4337) as bundles need: what several wallets want, in one transaction of somebody else's.
contract EntryPoint {
  function handle(address[] calldata wallets, bytes[] calldata callData) external {
    for (uint256 at = 0; at < wallets.length; at++) {
      (bool done,) = wallets[at].call(callData[at]);
      require(done, "wallet failed");
    }
  }
}

contract Factory {
  function create(address owner, bytes32 salt) external returns (address wallet) {
    wallet = get(owner, salt);
    if (wallet.code.length == 0) new Wallet{salt: salt}(owner);
  }
  function get(address owner, bytes32 salt) public view returns (address) {
    bytes32 code = keccak256(abi.encodePacked(type(Wallet).creationCode, abi.encode(owner)));
    return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
  }
}

// As much of ENS's universal resolver as names of addresses need, with its own errors.
contract UniversalResolver {
  error ReverseAddressMismatch(string primary, bytes primaryAddress);
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);
  mapping(address => string) primary;
  mapping(bytes32 => address) means;
  mapping(address => string) gateway;
  function set(address owner, string calldata name, address meant) external { primary[owner] = name; means[keccak256(bytes(name))] = meant; }
  function keepElsewhere(address owner, string calldata url) external { gateway[owner] = url; }
  function reverseWithGateways(bytes calldata lookup, uint256 coinType, string[] calldata) external view returns (string memory, address, address) {
    require(coinType == 60, "coin type");
    address owner = address(bytes20(lookup));
    if (bytes(gateway[owner]).length > 0) {
      string[] memory urls = new string[](1);
      urls[0] = gateway[owner];
      revert OffchainLookup(address(this), urls, lookup, this.reverseWithGateways.selector, "");
    }
    string memory name = primary[owner];
    address meant = means[keccak256(bytes(name))];
    if (bytes(name).length > 0 && meant != owner) revert ReverseAddressMismatch(name, abi.encodePacked(meant));
    return (name, address(this), address(this));
  }
}

// Basenames' resolver, by nodes.
contract BaseResolver {
  mapping(bytes32 => string) public name;
  mapping(bytes32 => address) public addr;
  function set(bytes32 reverseNode, string calldata what, bytes32 node, address meant) external { name[reverseNode] = what; addr[node] = meant; }
}

contract Coin {
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);
  function set(uint8 places) external { decimals = places; }
  function mint(address to, uint256 value) external { balanceOf[to] += value; emit Transfer(address(0), to, value); }
  function transfer(address to, uint256 value) public returns (bool) {
    require(balanceOf[msg.sender] >= value, "too little");
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }
  function transferInParts(address to, uint256 one, uint256 other) external { transfer(to, one); transfer(to, other); }
}

contract Badge {
  string public name;
  mapping(uint256 => address) public ownerOf;
  mapping(address => uint256[]) owned;
  function set(string calldata called) external { name = called; }
  function mint(address to, uint256 id) external { ownerOf[id] = to; owned[to].push(id); }
  function balanceOf(address owner) external view returns (uint256) { return owned[owner].length; }
  function tokenOfOwnerByIndex(address owner, uint256 index) external view returns (uint256) { return owned[owner][index]; }
}

// World's address book: until when an address is a verified human's.
contract AddressBook {
  mapping(address => uint256) public addressVerifiedUntil;
  function set(address account, uint256 until) external { addressVerifiedUntil[account] = until; }
}

// A Chainlink feed as its readers see it: rounds without gaps within a phase.
contract Feed {
  struct Round { int256 answer; uint256 at; }
  uint80 constant PHASE = 3 << 64;
  uint80 number;
  mapping(uint80 => Round) rounds;
  function push(int256 answer, uint256 at) external { number++; rounds[PHASE | number] = Round(answer, at); }
  function decimals() external pure returns (uint8) { return 8; }
  function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) { return getRoundData(PHASE | number); }
  function getRoundData(uint80 id) public view returns (uint80, int256, uint256, uint256, uint80) {
    Round memory round = rounds[id];
    require(round.at > 0, "No data present");
    return (id, round.answer, round.at, round.at, id);
  }
}

// A Uniswap v3 pool as its readers see it: where it stands, and where it stood all the day before.
contract Pool {
  address public token0;
  address public token1;
  int24 tick;
  int24 before;
  bool remembers;
  function set(address first, address second, int24 now_, int24 before_, bool remembers_) external {
    (token0, token1, tick, before, remembers) = (first, second, now_, before_, remembers_);
  }
  function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) { return (0, tick, 0, 1, 1, 0, true); }
  function observe(uint32[] calldata ago) external view returns (int56[] memory ticks, uint160[] memory liquidity) {
    require(remembers, "OLD");
    (ticks, liquidity) = (new int56[](ago.length), new uint160[](ago.length));
    for (uint256 at = 0; at < ago.length; at++) ticks[at] = -int56(before) * int56(uint56(ago[at]));
  }
}
